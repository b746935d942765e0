// @ts-check
/** The portrait of a player with their colour and shape: a bot's face is that of its level, a person's is the one they have chosen, else a neutral one. */
import { html } from "../../vendor/htm-preact.js";
import { fileAddress } from "../address.js";
import { Shape } from "./shape.js";

/** @typedef {{name: string, bot?: string | null, kind?: string, face?: string}} Person a player or whoever has a seat */

const [VERSION = ""] = /v[0-9a-f]{12}/.exec(fileAddress("")) ?? [];

/** @param {string} who @param {number | null} [seat] @param {boolean} [near] @returns {string} the address of a portrait */
export function portraitOf(who, seat = null, near = false) {
  const asks = [seat !== null && `seat=${seat}`, near && "compact=1", VERSION && `v=${VERSION}`].filter(Boolean);
  return `/portrait/${encodeURIComponent(who.replaceAll("/", " ").slice(0, 60))}.svg?${asks.join("&")}`;
}

/** Of whoever has chosen no face. */
export const NEUTRAL = "traveller";

/** A person keeps their face while a bot plays for them; in a record nobody has one but by their name. @param {Person} person @returns {string} what the face is made of */
const faceOf = ({ name, bot, kind, face }) => (kind !== "human" && bot) || face || (kind === "human" ? NEUTRAL : name);

/** What everybody's face at a table is made of: of bots of one kind the first has its level's, the others those of their names. @param {Person[]} people @returns {string[]} */
export function facesAt(people) {
  const faces = people.map(faceOf);
  return faces.map((who, seat) => (people[seat].kind !== "human" && faces.indexOf(who) < seat ? people[seat].name : who));
}

/** @param {import("../wire.js").View} view @param {import("../wire.js").Table | null} table @returns {string[]} */
export const facesOf = (view, table) => facesAt(view.players.map((player, seat) => table?.seats[seat] ?? player));

/** A face without a seat. @param {{who: string, size: number}} props `size` in sixteenths of a rem */
export const Portrait = ({ who, size }) =>
  html`<span class="face" style=${{ "--face": `${size / 16}rem` }}><img src=${portraitOf(who, null, true)} alt="" width=${size} height=${size} decoding="async" /></span>`;

/** @param {{who: string, seat: number, size?: number}} props `size` in sixteenths of a rem */
export function Face({ who, seat, size = 40 }) {
  return html`<span class="face" style=${{ "--face": `${size / 16}rem` }}>
    <img src=${portraitOf(who, seat, size <= 40)} alt="" width=${size} height=${size} decoding="async" draggable=${false} />
    <${Shape} seat=${seat} size=${Math.max(13, size * 0.4)} />
  </span>`;
}

/** Everybody who sits at a table, in a row. @param {{seats: import("../wire.js").Seat[]}} props */
export function Faces({ seats }) {
  const faces = facesAt(seats);
  return html`<div class="faces">${seats.map(({ kind }, n) => kind !== "open" && html`<${Face} key=${n} who=${faces[n]} seat=${n} size=${34} />`)}</div>`;
}
