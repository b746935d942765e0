// @ts-check
/**
 * The face that text is set in. It comes after everything else and is put on between two places of the page; a browser
 * that has it already puts it on before the first. So nothing that somebody looks at ever moves.
 */
const KEY = "elfenland.letters";
/** How long the first place waits for letters that the browser should have, in milliseconds. */
const PATIENCE = 1000;
let here = false;

/** Puts the face on, if it has come. Called where one place of the page gives way to another. */
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

/** Behind the first place: fetches the face when nothing else is wanted. */
export function fetchLater() {
  if (here) return;
  const idle = globalThis.requestIdleCallback ?? ((what) => setTimeout(what, 1000));
  idle(() => void bring().catch(() => {}), { timeout: 3000 });
}
