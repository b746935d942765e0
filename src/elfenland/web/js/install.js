// @ts-check
/** The browser's offer to install the page as an app, kept until somebody asks for it. */
import { signal } from "../vendor/signals.js";

/** @type {import("../vendor/signals.js").Signal<any>} */
export const installer = signal(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer.value = event;
});
