// @ts-check
/** Says aloud, for screen readers, what the others did and what one can do now. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef, useState } from "../../vendor/preact-hooks.js";
import { townName } from "../board.js";
import { isMyTurn } from "../choices.js";
import { lineOf } from "../events-words.js";
import { list, t } from "../i18n.js";
import { sentence } from "../sentence.js";

/** @param {{model: import("../update.js").Model, veiled: boolean}} props */
export function Announcer({ model, veiled }) {
  const { view, events, online, reach } = model;
  const heard = useRef(events.length);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!view) return;
    const names = view.players.map((player) => player.name);
    const fresh = events.slice(heard.current);
    heard.current = events.length;
    const lines = fresh.slice(-8).map((event) => lineOf(event, names, veiled ? null : view.seat)?.text ?? "");
    if (fresh.length && isMyTurn(view) && !veiled) lines.push(t("say-your-turn"), sentence(model));
    if (lines.some(Boolean)) setWords(lines.filter(Boolean).join(" "));
  }, [events.length]);
  useEffect(() => {
    if (!view || view.seat === null || !reach) return;
    const here = view.players[view.seat].boot;
    const towns = Object.keys(reach.towns).filter((town) => town !== here);
    setWords(towns.length ? t("say-reach", { town: townName(here), towns: list(towns.map(townName)) }) : t("say-reach-none", { town: townName(here) }));
  }, [reach]);
  const line = useRef(online);
  useEffect(() => {
    if (line.current !== online) setWords(t(online ? "say-online" : "say-offline"));
    line.current = online;
  }, [online]);
  return html`<div class="hidden" role="log" aria-live="polite" id="announcer">${words}</div>`;
}
