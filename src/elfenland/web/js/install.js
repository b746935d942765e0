// @ts-check
/** The page as an app: the browser's offer to install it, and the service worker that keeps its files. */
import { signal } from "../vendor/signals.js";

/** The offer, kept until somebody asks for it. @type {import("../vendor/signals.js").Signal<any>} */
export const installer = signal(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer.value = event;
});

/** Starts the service worker and tells it which files come, as some came before it. Only where the browser allows one. */
async function keepFiles() {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  /** @param {PerformanceObserverEntryList} list */
  const tell = (list) => {
    const files = list.getEntries().flatMap(({ name }) => (name.includes("/static/") ? [name] : []));
    if (files.length) active?.postMessage(files);
  };
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}

// Without one (no https, a private window) everything works, except that the page does not open offline.
if (navigator.serviceWorker) addEventListener("load", () => void keepFiles().catch(() => {}));
