// @ts-check
/** A scroll that announces a new round with the standings; it takes no input, and the first key or finger rolls it up. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { t } from "../i18n.js";
import { pace } from "../settings.js";
import { Face } from "./face.js";

/** How long it can be read at normal speed, in milliseconds. */
const LASTS = 3200;

/** What it says is in the log and in the list of players, too. @param {{view: import("../wire.js").View, faces: string[]}} props */
export function RoundScroll({ view, faces }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const close = () => setOpen(false);
    const timer = setTimeout(close, LASTS * pace());
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  if (!open) return null;
  const { round, round_starting_player: first, players } = view;
  const { rounds } = view.options;
  const order = players.map((_, seat) => seat).sort((a, b) => players[b].collected - players[a].collected);
  return html`<div class="round-scroll" aria-hidden="true">
    <h2>${t("strip-round", { round, rounds })}</h2>
    <p>${round === rounds && `${t("strip-last-round")}. `}${t(first === view.seat ? "scroll-first-own" : "scroll-first", { player: players[first].name })}</p>
    <ol>${order.map((seat) => html`<li key=${seat} class=${seat === view.seat ? "own" : ""}><${Face} who=${faces[seat]} seat=${seat} size=${40} /><span class="scroll-name"><b>${players[seat].name}</b>${seat === view.seat && html`<span class="tag">${t("player-you")}</span>`}</span><i class="scroll-towns" style=${{ "--player": `var(--player-${seat})`, "--n": players[seat].collected }}></i><span>${players[seat].collected}<small> / ${theBoard().pieces}</small></span></li>`)}</ol>
  </div>`;
}
