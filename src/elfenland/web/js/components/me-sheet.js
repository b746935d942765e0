// @ts-check
/** How I want to be seen: name, portrait and colour, kept with the guest. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { ask, rename } from "../commands.js";
import { t } from "../i18n.js";
import { someNames } from "../settings.js";
import { Choice } from "./choice.js";
import { NEUTRAL, Portrait } from "./face.js";
import { Modal } from "./modal.js";
import { Shape } from "./shape.js";

/** The portraits for people, as picture/portraits/presets.py has them; a test compares them. */
export const FACES = ["meadow-queen", "lamplighter", "archivist", "ferrier", "herbalist", "moonsinger", "mossling", "falconer", "gardener", "stargazer", "piper", "carter"];

/** @param {{model: import("../update.js").Model, onClose: () => void}} props */
export function MeSheet({ model, onClose }) {
  const { me, table } = model;
  const [name, setName] = useState(me?.name ?? "");
  const [face, setFace] = useState(me?.face ?? "");
  const [colour, setColour] = useState(me?.colour ?? -1);
  const called = name.trim() || someNames()[0];
  const save = async () => {
    await rename(called, { face, colour });
    // At a table that has not begun, I am seen so at once.
    if (table?.status === "open" && table.my_seats.length) await ask("join", { name: called, seat: table.my_seats[0] });
    onClose();
  };
  const faces = ["", ...FACES].map((one) => [
    one,
    html`<${Portrait} who=${one || NEUTRAL} size=${56} /><span class="hidden">${t("me-face-name", { face: one || NEUTRAL })}</span>`,
  ]);
  const colours = [-1, ...theBoard().player_colours.keys()].map((seat) => [
    seat,
    seat < 0 ? t("me-colour-any") : html`<${Shape} seat=${seat} size=${24} />`,
  ]);
  return html`<${Modal} title=${t("nav-me")} onClose=${onClose}>
    <form class="settings" onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), void save())}>
      <label class="field"><span>${t("start-name")}</span><input id="me-name" maxlength="30" value=${name} placeholder=${called} onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
      <div class="me-faces"><${Choice} label=${t("me-face")} name="face" value=${face} options=${faces} onChange=${setFace} /></div>
      <${Choice} label=${t("me-colour")} name="colour" value=${colour} options=${colours} onChange=${setColour} about=${t("me-colour-about")} />
      <button type="submit" class="main" id="me-save" disabled=${model.sending}>${t("me-save")}</button>
    </form>
  <//>`;
}
