// @ts-check
/** What one can do now as buttons; what can be laid is grouped by counter. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard, townName, wayWords } from "../board.js";
import { cardList, t } from "../i18n.js";

/** @typedef {import("../wire.js").LegalChoice} LegalChoice */

/** Languages differ in the space before a colon. @param {string} key @param {string} text @returns {string} */
export const labelled = (key, text) => t("label-text", { label: t(key), text });

/** @param {{model: import("../update.js").Model, act: import("../pages/table-acts.js").Acts}} props */
export function ChoicesText({ model, act }) {
  const { view, sending } = model;
  if (!view) return null;
  /** @param {LegalChoice} choice @param {string} words @param {string} [label] */
  const button = (choice, words, label) =>
    html`<li key=${choice.text}><button type="button" aria-disabled=${sending} aria-label=${label} onClick=${() => sending || act.choice(choice)}>${words}</button></li>`;
  const alone = view.legal.filter((choice) => !isLaid(choice));
  return html`<ul class="text-choices">
      ${alone.map((choice) => button(choice, choiceWords(choice)))}
      ${view.can_undo && html`<li key="undo"><button type="button" aria-disabled=${sending} onClick=${() => sending || act.undo()}>${t("btn-undo")}</button></li>`}
    </ul>
    ${[...groups(view.legal)].map(
      ([thing, choices]) => html`<details key=${thing}>
        <summary>${thing} (${choices.length})</summary>
        <ul class="text-choices">${choices.map((choice) => button(choice, roadWords(choice), choiceWords(choice)))}</ul>
      </details>`,
    )}`;
}

/** @param {LegalChoice} choice */
const isLaid = ({ action }) => action === "place" || action === "obstacle";

/** @param {LegalChoice[]} choices @returns {Map<string, LegalChoice[]>} what can be laid, by what it is */
function groups(choices) {
  /** @type {Map<string, LegalChoice[]>} */
  const found = new Map();
  for (const choice of choices.filter(isLaid)) {
    const thing = thingWords(choice);
    found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  for (const group of found.values()) group.sort((a, b) => roadWords(a).localeCompare(roadWords(b)));
  return found;
}

/** @param {LegalChoice} choice @returns {string} what is laid */
const thingWords = ({ action, kind, secret }) =>
  action === "obstacle"
    ? t("btn-obstacle")
    : labelled("btn-lay", t(secret ? "counter-secret" : "kind-name", { kind: String(kind) }));

/** @param {LegalChoice} choice @returns {string} where it is laid, and what the road then costs */
export function roadWords({ connection, price }) {
  const road = t("map-road", wayWords(String(connection)));
  return price === undefined ? road : `${road} · ${t("price-label", { n: price })}`;
}

/** @param {LegalChoice} choice @returns {string} */
function choiceWords(choice) {
  const kind = String(choice.kind);
  const known = choice.connection && theBoard().connections[choice.connection];
  const road = known ? t("map-road", wayWords(String(choice.connection))) : "";
  switch (choice.action) {
    case "draw":
      return choice.kind ? t("btn-draw-kind", { kind }) : t("btn-draw-stack");
    case "place":
    case "obstacle":
      return `${thingWords(choice)} · ${roadWords(choice)}`;
    case "pass":
      return t("btn-pass");
    case "move":
      return t("say-way", { town: townName(String(choice.to)), cards: `${road}, ${cardList(choice.cards ?? [])}` });
    case "caravan":
      return `${t("btn-caravan", { n: choice.choose ?? 0 })} · ${road}`;
    case "end":
      return t("btn-end-turn");
    default:
      return labelled("btn-keep", t(choice.secret ? "counter-secret" : "counter-open", { kind }));
  }
}
