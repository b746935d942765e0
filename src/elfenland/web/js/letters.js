// @ts-check
/**
 * The text font. It loads after everything else and is applied when the reader moves to another page of the app; a
 * browser that has it cached applies it before the first. So text never moves while somebody reads it.
 */
const KEY = "elfenland.letters";
/** How long the first page waits for a font that should be in the browser's cache, in milliseconds. */
const PATIENCE = 1000;
let here = false;

/** Applies the font, if it has loaded. Called between two pages. */
export function putOn() {
  if (here) document.documentElement.classList.add("lettered");
}

/** Both weights and both scripts, so that no name or change of language asks for more. @returns {Promise<void>} */
async function bring() {
  const come = await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 1em "Alegreya Sans"`, "aя")));
  here = come.flat().length === 4;
  if (here) localStorage.setItem(KEY, "kept");
}

/** Before the first place: waits for the face, if an earlier visit brought it. @returns {Promise<unknown>} */
export async function recall() {
  try {
    if (!localStorage.getItem(KEY)) return;
  } catch {
    return; // as in settings.js: a browser that keeps nothing
  }
  return Promise.race([bring().catch(() => {}), new Promise((done) => setTimeout(done, PATIENCE))]);
}

/** Fetches the font after the first page, when nothing else is loading. */
export function fetchLater() {
  if (here) return;
  const idle = globalThis.requestIdleCallback ?? ((what) => setTimeout(what, 1000));
  idle(() => void bring().catch(() => {}), { timeout: 3000 });
}
