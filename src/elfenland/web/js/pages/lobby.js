// @ts-check
/** Before the game: who sits where, the link to share, and the button that begins. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef, useState } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { ask, join } from "../commands.js";
import { t } from "../i18n.js";
import { BootPin } from "../map/tiles.js";
import { nameBeside, offered, rivalOf } from "../rivals.js";
import { model as store, send } from "../store.js";
import { Announcer } from "../components/announcer.js";
import { Face, facesAt } from "../components/face.js";
import { Cutting } from "../components/cutting.js";
import { FairLine } from "../components/fair.js";
import { LinkRow } from "../components/link-row.js";
import { Notice } from "../components/notices.js";
import { paceWords } from "../components/pace-field.js";
import { QuietPage } from "../components/quiet-page.js";
import { RivalFields, RivalWords } from "../components/rivals.js";
import { Shape } from "../components/shape.js";

/** @typedef {import("../wire.js").Table} Table */
/** @typedef {import("../wire.js").Seat} Seat */

/** @param {{model: import("../update.js").Model}} props */
export function Lobby({ model }) {
  const { table, me } = model;
  const [oldest, setOldest] = useState(/** @type {number | null} */ (null));
  const [adding, setAdding] = useState(/** @type {Record<string, any>} */ ({ bot: "level-9" }));
  const [added, setAdded] = useState(-1);
  if (!table) return null;
  const seated = table.my_seats.length > 0;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const askOldest = table.starting_player === "oldest";
  const ready = !free && table.seats.length > 1 && (!askOldest || oldest !== null);
  const bots = me?.bots ?? [];
  const wanted = offered(adding, bots);
  const bot = rivalOf(wanted);
  const about = t("label-text", { label: t("option-name", { option: "town_cards" }), text: t("option-value", { value: table.options.town_cards ? "on" : "off" }) });
  const share = table.link && html`<${Share} key="share" link=${table.link} table=${table} />`;
  return html`<div class="page">
    <${QuietPage} name="lobby" title=${t("lobby-heading")} text=${`${t("edition-name", { edition: table.edition })} · ${about}`} picture=${() => html`<${Gathering} />`}>
      <div class="lobby-halves">
        ${free > 0 && share}
        <section key="seats" aria-labelledby="seats-heading">
          <h2 id="seats-heading">${t("lobby-seats")}</h2>
          <p class="quiet" id="lobby-pace">${paceWords(table.pace, table.limit, table.clock)}</p>
          ${table.coach && html`<p class="quiet" id="lobby-coach">${t("lobby-coach")}</p>`}
          <ul class="lobby-seats">
            ${table.seats.map((seat, n) => html`<${SeatRow} key=${n} table=${table} seat=${seat} n=${n} bot=${bot} fresh=${added === n} onAdd=${setAdded} />`)}
          </ul>
          ${table.host && free > 0 && html`<div class="lobby-bots"><${RivalFields} chosen=${wanted} bots=${bots} keep=${(/** @type {Record<string, any>} */ some) => setAdding({ ...adding, ...some })} kinds=${["level", "character"]} /><${RivalWords} chosen=${wanted} /></div>`}
          ${!seated && free > 0 && html`<${Sit} name=${me?.name ?? ""} />`}
          ${!seated && !free && html`<p>${t(table.watch === "nobody" ? "bad-no-watch" : "bad-full")}</p>`}
          ${!table.host && (seated || !free) && html`<p>${table.host_seat === null ? t("lobby-wait-start") : t("lobby-wait-host", { player: table.seats[table.host_seat].name })}</p>`}
          ${seated && !table.host && html`<p><button type="button" onClick=${() => void ask("leave")}>${t("lobby-stand")}</button></p>`}
          ${askOldest && table.host && !free && html`<${Oldest} seats=${table.seats} oldest=${oldest} onChange=${setOldest} />`}
          ${
            table.host &&
            html`<p class="lobby-go">
            <button type="button" class="main large" id="start" disabled=${!ready} onClick=${() => void ask("start", oldest === null ? {} : { starting_player: oldest })}>${t("lobby-start")}</button>
            ${free > 0 && html`<span class="quiet">${t("lobby-wait-seats", { n: free })}</span>`}
          </p>`
          }
          <${FairLine} table=${table} />
        </section>
        ${!free && share}
      </div>
    <//>
    <div class="notices"><${Notice} notice=${model.notice} onClose=${() => send({ type: "notice", notice: null })} /></div>
    <${Announcer} model=${model} veiled=${false} />
  </div>`;
}

/** A guest who is not the host takes this seat, or moves here. @param {{table: Table, n: number}} props */
const Take = ({ table, n }) =>
  table.my_seats.length
    ? html`<button type="button" onClick=${() => void ask(`seats/${n}/move`)}>${t("lobby-move")}</button>`
    : html`<button type="submit" form="sit-down" value=${n}>${t("lobby-sit")}</button>`;

/** @param {{table: Table, seat: Seat, n: number, bot: string, fresh: boolean, onAdd: (n: number) => void}} props */
function SeatRow({ table, seat, n, bot, fresh, onAdd }) {
  const change = (/** @type {import("../wire.js").SeatChange} */ wish) => void ask(`seats/${n}`, { ...wish });
  const tools =
    seat.kind === "open"
      ? html`<button type="button" onClick=${() => change({ kind: "bot", bot, name: nameBeside(bot, table.seats.map(({ name }) => name)) })}>${t("lobby-add-bot")}</button>
        <button type="button" onClick=${() => (onAdd(n), change({ kind: "device", name: `${t("end-player")} ${n + 1}` }))}>${t("lobby-add-here")}</button>`
      : html`<button type="button" onClick=${() => change({ kind: "open" })}>${t("lobby-remove")}</button>`;
  return html`<li>
    ${seat.kind === "open" ? html`<span class="face-place"><${Shape} seat=${n} size=${30} /></span>` : html`<${Face} who=${facesAt(table.seats)[n]} seat=${n} size=${48} />`}
    ${table.host && seat.device ? html`<${NameField} n=${n} name=${seat.name} fresh=${fresh} />` : html`<span class="lobby-name">${seatWords(seat)}</span>`}
    ${seat.mine && !seat.device && html`<button type="button" onClick=${() => send({ type: "dialog", dialog: "me" })}>${t("lobby-me")}</button>`}
    ${(seat.kind === "open" || table.host) && !(seat.mine && table.my_seats[0] === n) && html`<span class="lobby-tools">${seat.kind === "open" && html`<${Take} table=${table} n=${n} />`}${table.host && tools}</span>`}
  </li>`;
}

/** Takes the seat of the row whose button was used, else the first. @param {{name: string}} props as I am known */
function Sit({ name: known }) {
  const [name, setName] = useState(known);
  /** @param {SubmitEvent} event */
  const sit = (event) => {
    event.preventDefault();
    const seat = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value;
    if (name.trim()) void join(name.trim(), seat ? Number(seat) : undefined);
  };
  return html`<form class="sit" id="sit-down" onSubmit=${sit}>
    <label class="field"><span>${t("start-name")}</span><input id="my-name" value=${name} maxlength="30" required onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
    <button type="submit" class="main" id="sit">${t("games-join")}</button>
  </form>`;
}

/** @param {{seats: Seat[], oldest: number | null, onChange: (seat: number) => void}} props */
const Oldest = ({ seats, oldest, onChange }) =>
  html`<fieldset class="choice"><legend>${t("lobby-oldest-ask")}</legend><div class="choice-row">
    ${seats.map((seat, n) => html`<label key=${n} class=${oldest === n ? "on" : ""}><input type="radio" name="oldest" checked=${oldest === n} onChange=${() => onChange(n)} /><span>${seat.name}</span></label>`)}
  </div></fieldset>`;

/** Everybody's boot where they set out; those of free seats are faint. */
function Gathering() {
  const seats = store.value.table?.seats ?? [];
  return html`<${Cutting} box=${[505, 233, 620, 160]} fill>
    ${seats.map(({ kind }, seat) => html`<g key=${seat} class=${kind === "open" ? "absent" : ""} transform=${`translate(${theBoard().towns[theBoard().start].boots[seat].join(" ")})`}><${BootPin} seat=${seat} /></g>`)}
  <//>`;
}

/** The name of another player at this device, for the host to write. @param {{n: number, name: string, fresh: boolean}} props */
function NameField({ n, name, fresh }) {
  const [text, setText] = useState(name);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (fresh) field.current?.select();
  }, []);
  const rename = async () => {
    const wish = text.trim();
    if (!wish) return setText(name);
    if (wish === name) return;
    const answer = await ask(`seats/${n}`, { kind: "device", name: wish });
    // The server may have made it differ from the others; what is written meanwhile stays.
    if (answer?.seats) setText((now) => (now.trim() === wish ? answer.seats[n].name : now));
  };
  return html`<input class="lobby-name" ref=${field} maxlength="30" value=${text} aria-label=${t("start-name-of", { n: n + 1 })} onInput=${(/** @type {any} */ e) => setText(e.target.value)} onChange=${rename} />`;
}

/** @param {Seat} seat @returns {string} */
function seatWords(seat) {
  if (seat.kind === "open") return t("lobby-seat-open");
  const player = seat.name;
  if (seat.kind === "bot") return t("lobby-seat-bot", { player });
  return seat.mine ? t("lobby-seat-you", { player }) : player;
}

const COMMAND = "scripts/play --lan";

/** A sentence that shows a command as it is typed. @param {string} words */
function withCommand(words) {
  const [before, after] = words.split(COMMAND);
  return html`${before}<code>${COMMAND}</code>${after}`;
}

/** @param {{link: string, table: Table}} props */
function Share({ link, table }) {
  const local = /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);
  return html`<section class="share" aria-labelledby="share-heading">
    <h2 id="share-heading">${t("lobby-share")}</h2>
    <${LinkRow} link=${link} label=${t("lobby-link")} />
    ${!local && html`<img class="qr" src=${`/qr.svg?text=${encodeURIComponent(link)}`} alt=${t("lobby-qr")} width="180" height="180" />`}
    <p class="quiet">${local ? withCommand(t("lobby-local-only", { command: COMMAND })) : `${t("lobby-qr-about")} ${t("lobby-network")}`}</p>
    ${table.host && html`<label class="switch"><input type="checkbox" id="listed" checked=${table.listed} onChange=${(/** @type {any} */ e) => void ask("listing", { listed: e.target.checked })} /> <span>${t("tables-list")}</span></label>`}
  </section>`;
}
