// @ts-check
/** Says aloud, for screen readers, what the others did and what one can do now. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef, useState } from "../../vendor/preact-hooks.js";
import { townName, wayWords } from "../board.js";
import { isMyTurn, phaseNumber, roadsFor } from "../choices.js";
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
    setWords(
      towns.length
        ? t("say-reach", { town: townName(here), towns: list(towns.map(townName)) })
        : t("say-reach-none", { town: townName(here) }),
    );
  }, [reach]);
  const { chosen } = model;
  const held = useRef(chosen);
  useEffect(() => {
    if (!view || veiled || held.current === chosen) return;
    if (chosen) {
      const roads = [...roadsFor(view, chosen).keys()];
      const name = chosen.type === "obstacle" ? `${t("obstacle-label")}.` : t("say-chosen", { kind: chosen.kind });
      setWords(
        `${name} ${t("say-roads", { n: roads.length, roads: list(roads.map((id) => t("map-road", wayWords(id)))) })}`,
      );
    } else if (isMyTurn(view) && view.phase === "plan" && events.length === heard.current) setWords(t("say-dropped"));
    held.current = chosen;
  }, [chosen]);
  const phase = view ? phaseNumber(view) : 0;
  const was = useRef(phase);
  useEffect(() => {
    if (view && was.current !== phase && view.phase !== "over")
      setWords(t("say-phase", { round: view.round, rounds: view.options.rounds, phase }));
    was.current = phase;
  }, [phase]);
  const line = useRef(online);
  useEffect(() => {
    if (line.current !== online) setWords(t(online ? "say-online" : "say-offline"));
    line.current = online;
  }, [online]);
  return html`<div class="hidden" role="log" aria-live="polite" id="announcer">${words}</div>`;
}
