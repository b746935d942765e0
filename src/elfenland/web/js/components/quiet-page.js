// @ts-check
/** A page for reading or waiting: a piece of the map, on its edge a plaque with the page's name, and the rest below. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { go, openDialog } from "../commands.js";
import { drawWhenNear } from "./near.js";
import { Strip } from "./strip.js";

/** @param {{name: string, title: string, text: string, picture: () => any, children?: any}} props `picture` draws the map's piece */
export function QuietPage({ name, title, text, picture, children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (frame.current) return drawWhenNear(frame.current, picture);
  }, []);
  return html`<${Strip} view=${null} onHome=${() => go({ page: "start" })} onMenu=${() => openDialog("menu")} />
    <main>
      <div class="hero">
        <div class="head-map" ref=${frame}></div>
        <div class="hero-words">
          <h1>${title}</h1>
          <p>${text}</p>
        </div>
      </div>
      <div class=${name}>${children}</div>
    </main>`;
}
