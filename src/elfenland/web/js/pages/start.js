// @ts-check
/** The start page: play now, with friends, on one device; watch, continue, replay. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef, useState } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { dayWords } from "../clock.js";
import { create, deleteGame, go, importFile, rename } from "../commands.js";
import { LANGUAGES, language, list, need, t } from "../i18n.js";
import { change, isNight, settings, someNames } from "../settings.js";
import { offered, rivalsOf, seatsOf } from "../rivals.js";
import { mayDelete, namesOf } from "../statistics.js";
import { send } from "../store.js";
import { Choice } from "../components/choice.js";
import { Delete } from "../components/delete.js";
import { EditionFields, wishesOf } from "../components/edition-fields.js";
import { Faces, NEUTRAL, Portrait } from "../components/face.js";
import { Piece } from "../components/piece.js";
import { Notice } from "../components/notices.js";
import { Ladder, RivalFaces, RivalFields, RivalWords } from "../components/rivals.js";
import { Shape } from "../components/shape.js";
import { StillMap } from "../components/still-map.js";
import { lazy } from "../components/lazy.js";

const PaceField = lazy(() =>
  Promise.all([import("../components/pace-field.js"), need("people")]).then(([module]) => module.PaceField),
);

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../wire.js").SeatWish} SeatWish */
/** @typedef {import("../wire.js").Summary} Summary */
/** @typedef {"now" | "friends" | "hotseat"} Mode */

/** @param {{model: Model, onLanguage: (name: import("../i18n.js").Language) => void}} props */
export function StartPage({ model, onLanguage }) {
  const [mode, setMode] = useState(/** @type {Mode} */ ("now"));
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(mode);
  useEffect(() => {
    if (before.current !== mode) {
      form.current?.focus({ preventScroll: true }); // the door that was pressed is gone
      form.current?.scrollIntoView({ block: "start" });
    }
    before.current = mode;
  }, [mode]);
  const chosen = offered(settings.value.start, model.me?.bots ?? []);
  const keep = (/** @type {Record<string, any>} */ some) => change({ start: { ...settings.value.start, ...some } });
  return html`<div class="page start">
    <header class="welcome">
      <${StillMap} night=${isNight()} faces=${PINS} />
      <${Clouds} />
      <div class="welcome-words">
        <h1>${t("app-title")}</h1>
        <p>${t("app-tagline")}</p>
      </div>
      <nav class="hero-nav" aria-label=${t("nav-menu")}>
        <label><span class="hidden">${t("settings-language")}</span>
          <select id="language" value=${language.value} onChange=${(/** @type {any} */ e) => onLanguage(e.target.value)}>
            ${Object.entries(LANGUAGES).map(([id, name]) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
          </select>
        </label>
        <button type="button" onClick=${() => change({ theme: isNight() ? "light" : "dark" })} id="theme" aria-label=${t("settings-theme-name", { theme: isNight() ? "light" : "dark" })} title=${t("settings-theme-name", { theme: isNight() ? "light" : "dark" })}><${Glyph} drawing=${isNight() ? SUN : MOON} /></button>
        <button type="button" class="me" id="me" onClick=${() => send({ type: "dialog", dialog: "me" })} aria-label=${t("nav-me")} title=${t("nav-me")}><${Portrait} who=${model.me?.face || NEUTRAL} size=${30} /></button>
        <button type="button" onClick=${() => go({ page: "rules" })} id="rules">${t("nav-rules")}</button>
        <button type="button" onClick=${() => send({ type: "dialog", dialog: "settings" })} aria-label=${t("nav-settings")} title=${t("nav-settings")}><${Glyph} drawing=${GEAR} /></button>
      </nav>
    </header>
    <main class="start-main">
      <${Unfinished} games=${unfinished(model.lists.mine ?? [])} />
      <section class="start-form" id="start-form" tabindex="-1" ref=${form} aria-label=${t(`start-${mode}`)}>
        ${mode !== "now" && html`<header><h2>${t(`start-${mode}`)}</h2><p class="quiet">${t(`start-${mode}.about`)}</p></header>`}
        ${mode === "now" && html`<${PlayNow} model=${model} chosen=${chosen} keep=${keep} />`}
        ${mode === "friends" && html`<${Friends} model=${model} chosen=${chosen} keep=${keep} />`}
        ${mode === "hotseat" && html`<${HotSeat} model=${model} chosen=${chosen} keep=${keep} />`}
      </section>
      <${Doors} mode=${mode} onMode=${setMode} />
      <div class="start-lists">
        <section class="games"><h2>${t("nav-people")}</h2><p class="buttons">
          <button type="button" id="open-tables" onClick=${() => go({ page: "tables" })}>${t("games-open")}</button>
          <button type="button" id="my-games" onClick=${() => go({ page: "games" })}>${t("nav-my-games")}</button></p></section>
        <${Games} title=${t("games-open")} about="" games=${(model.lists.open ?? []).filter((game) => !game.my_seats.length)} word=${t("games-join")} />
        <${Games} title=${t("start-watch")} about=${t("start-watch.about")} games=${(model.lists.running ?? []).filter((game) => !game.my_seats.length)} word=${t("games-watch")} />
        <${Games} title=${t("games-finished")} about="" games=${(model.lists.mine ?? []).filter((game) => game.status === "finished")} word=${t("games-replay")} replay mine />
        <${Replay} />
      </div>
    </main>
    <footer class="start-foot"><button type="button" class="plain" onClick=${() => go({ page: "about" })}>${t("nav-about")}</button></footer>
    <div class="notices"><${Notice} notice=${model.notice} onClose=${() => send({ type: "notice", notice: null })} /></div>
  </div>`;
}

const SUN = "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2";
const MOON = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";
const GEAR = "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5";

/** Who stands where on the map behind. @type {[string, string][]} */
const PINS = [
  ["wanderer", "ergeren"],
  ["pathfinder", "tichih"],
  ["elder", "strykhaven"],
];

/** They pass slowly over the map, unless the reader prefers less motion. */
const Clouds = () =>
  html`<div class="clouds" aria-hidden="true">${[1, 2, 3].map((n) => html`<svg key=${n} viewBox="0 0 100 46" width="100" height="46"><path d="M14 42C2 42 1 29 11 27C10 14 27 9 34 17C40 3 63 3 66 17C77 10 90 17 87 28C98 29 97 42 86 42Z" fill="#fffdf6" fill-opacity=".86" stroke="#3a2a1c" stroke-width="2" stroke-linejoin="round" /><path d="M30 33C34 29 40 30 41 34M58 30C62 25 69 27 69 32" fill="none" stroke="#9db7c4" stroke-width="2" stroke-linecap="round" /></svg>`)}</div>`;

/** @param {{drawing: string}} props */
const Glyph = ({ drawing }) =>
  html`<svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${drawing} /></svg>`;

/** Seats of a new table that wait for somebody. @param {number} n @returns {SeatWish[]} */
const openSeats = (n) => Array.from({ length: n }, () => ({ kind: "open" }));

/** I sit where my colour is, if the table has that seat. @param {SeatWish} mine @param {SeatWish[]} others @param {number} [colour] @returns {SeatWish[]} */
const seated = (mine, others, colour = 0) => others.toSpliced(colour > others.length ? 0 : Math.max(0, colour), 0, mine);

/** Numbers to choose from, with their words. @param {number} first @param {number} last */
const numbers = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => [first + i, String(first + i)]);

/** @param {{model: Model, chosen: any, keep: (some: any) => void}} props */
function PlayNow({ model, chosen, keep }) {
  const [name, setName] = useState(model.me?.name ?? "");
  const [fewest, most] = theBoard().players;
  const n = chosen.opponents ?? 3;
  const begin = async () => {
    if (name.trim() && name.trim() !== model.me?.name) await rename(name.trim());
    await create({
      ...wishesOf(chosen, model.editions),
      seats: seated(
        { kind: "mine", name: name.trim() || someNames()[0] },
        seatsOf(rivalsOf(chosen, n)),
        model.me?.colour,
      ),
      starting_player: "random",
      pace: "none",
      watch: "link",
      start: true,
    });
  };
  const newcomer = model.lists.mine?.length === 0;
  return html`<form onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), void begin())}>
    <div class="start-go">
      <${RivalFaces} chosen=${chosen} />
      <div class="start-rival"><${RivalWords} chosen=${chosen} /></div>
      <button type="submit" class="main large" id="play-now" disabled=${model.sending || !model.editions}>${t("start-now")}</button>
    </div>
    ${(chosen.rivals ?? "level") === "level" && html`<${Ladder} chosen=${chosen} keep=${keep} />`}
    ${newcomer && html`<p class="start-new">${t("start-first-time")}</p>`}
    <${Fold} model=${model} chosen=${chosen} keep=${keep} about=${t("start-against", { n })}>
      <${RivalFields} chosen=${chosen} keep=${keep} bots=${model.me?.bots ?? []} ladder=${false} />
      <${Choice} label=${t("start-opponents")} name="opponents" value=${n} options=${numbers(fewest - 1, most - 1)} onChange=${(/** @type {number} */ opponents) => keep({ opponents })} />
      <label class="field"><span>${t("start-name")}</span><input id="my-name" maxlength="30" value=${name} placeholder=${someNames()[0]} onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
    <//>
  </form>`;
}

/** Options that few people change are folded away; the page remembers if they were unfolded. `about`: what holds now @param {{model: Model, chosen: any, keep: (some: any) => void, about?: string, children?: any}} props */
function Fold({ model, chosen, keep, about, children }) {
  return html`<details class="start-more" open=${chosen.unfolded ?? false} onToggle=${(/** @type {any} */ e) => e.target.open !== (chosen.unfolded ?? false) && keep({ unfolded: e.target.open })}>
    <summary id="options">${t("start-fold")}${about && html` <span>${about}</span>`}</summary>
    <div>${children}<${EditionFields} editions=${model.editions} chosen=${chosen} keep=${keep} /></div>
  </details>`;
}

/** @param {{model: Model, chosen: any, keep: (some: any) => void}} props */
function Friends({ model, chosen, keep }) {
  const [name, setName] = useState(model.me?.name ?? "");
  const [fewest, most] = theBoard().players;
  const n = chosen.friends ?? 3;
  const begin = async () => {
    if (name.trim() !== model.me?.name) await rename(name.trim());
    await create({
      ...wishesOf(chosen, model.editions),
      seats: seated({ kind: "mine", name: name.trim() }, openSeats(n - 1), model.me?.colour),
      starting_player: chosen.first ?? "random",
      pace: chosen.pace ?? "none",
      clock: chosen.pace === "clock" ? chosen.clock : null,
      watch: chosen.watch ?? "link",
      coach: chosen.coach ?? false,
    });
  };
  return html`<form onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), void begin())}>
    <${Create} model=${model} word=${t("start-create")} />
    <label class="field"><span>${t("start-name")}</span><input id="my-name" required maxlength="30" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
    <${Choice} label=${t("start-players")} name="friends" value=${n} options=${numbers(fewest, most)} onChange=${(/** @type {number} */ friends) => keep({ friends })} />
    <${Choice} label=${t("start-first")} name="first" value=${chosen.first ?? "random"} options=${[
      ["random", t("start-first-random")],
      ["oldest", t("start-first-oldest")],
    ]} onChange=${(/** @type {string} */ first) => keep({ first })} />
    <${PaceField} chosen=${chosen} keep=${keep} />
    <${Choice} label=${t("start-visibility")} name="watch" value=${chosen.watch ?? "link"} options=${["everyone", "link", "nobody"].map((watch) => [watch, t("start-visibility-name", { watch: watch === "everyone" ? "anyone" : watch })])} onChange=${(/** @type {string} */ watch) => keep({ watch })} />
    <label class="switch"><input type="checkbox" id="with-coach" checked=${chosen.coach ?? false} onChange=${(/** @type {any} */ e) => keep({ coach: e.target.checked })} /> <span>${t("start-coach")}</span></label>
    <${Fold} model=${model} chosen=${chosen} keep=${keep} />
  </form>`;
}

/** A guest without a name gets one that nobody else has. @param {string[]} given @returns {string[]} */
function namesOfAll(given) {
  const taken = given.map((name) => name.toLowerCase());
  const free = someNames().filter((name) => !taken.includes(name.toLowerCase()));
  return given.map((name) => name || String(free.shift()));
}

/** @param {{model: Model, chosen: any, keep: (some: any) => void}} props */
function HotSeat({ model, chosen, keep }) {
  const [names, setNames] = useState(
    /** @type {string[]} */ (chosen.names ?? [model.me?.name ?? ""]),
  );
  const [trouble, setTrouble] = useState("");
  const [first, setFirst] = useState(/** @type {"random" | number} */ ("random"));
  const [fewest, most] = theBoard().players;
  const n = chosen.sharers ?? fewest;
  const extra = Math.min(chosen.extra ?? 0, most - n);
  const people = namesOfAll(Array.from({ length: n }, (_, i) => (names[i] ?? "").trim()));
  const begin = () => {
    if (new Set(people.map((name) => name.toLowerCase())).size < n) return setTrouble(t("start-name-taken"));
    keep({ names });
    return create({
      ...wishesOf(chosen, model.editions),
      seats: [
        ...people.map((name, i) => /** @type {SeatWish} */ ({ kind: i ? "device" : "mine", name })),
        ...seatsOf(rivalsOf(chosen, extra)),
      ],
      starting_player: first,
      pace: "none",
      watch: "link",
      start: true,
    });
  };
  return html`<form onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), void begin())}>
    <${Create} model=${model} word=${t("start-begin")}>${trouble && html`<p class="warn" role="alert">${trouble}</p>`}<//>
    <${Choice} label=${t("start-players")} name="sharers" value=${n} options=${numbers(fewest, most)} onChange=${(/** @type {number} */ sharers) => (setFirst("random"), keep({ sharers }))} />
    <div class="names">
      ${people.map(
        (name, i) =>
          html`<label key=${i} class="field"><span><${Shape} seat=${i} size=${18} /> ${t("start-name-of", { n: i + 1 })}</span><input id=${`name-${i}`} maxlength="30" value=${names[i] ?? ""} placeholder=${name} onInput=${(/** @type {any} */ e) => setNames(people.map((_, k) => (k === i ? e.target.value : (names[k] ?? ""))))} /></label>`,
      )}
    </div>
    <${Choice} label=${t("start-first")} name="first" value=${first} options=${[["random", t("start-first-random")], ...people.map((name, seat) => [seat, name])]} onChange=${setFirst} about=${t("start-first-about")} />
    ${n < most && html`<${Choice} label=${t("start-bots")} name="extra" value=${extra} options=${numbers(0, most - n)} onChange=${(/** @type {number} */ extra) => keep({ extra })} />`}
    ${extra > 0 && html`<${RivalFields} chosen=${chosen} keep=${keep} bots=${model.me?.bots ?? []} /><${RivalWords} chosen=${chosen} />`}
    <${Fold} model=${model} chosen=${chosen} keep=${keep} />
  </form>`;
}

/** The button comes first, in sight whatever there is to choose. @param {{model: Model, word: string, children?: any}} props */
const Create = ({ model, word, children }) =>
  html`<div class="start-go"><button type="submit" class="main large" id="create" disabled=${model.sending}>${word}</button>${children}</div>`;

/** Whether a game goes on when I play. @param {Summary} game @returns {boolean} */
const waitsForMe = ({ status, my_seats: mine, to_act: seat }) => status === "running" && seat !== null && mine.includes(seat);

/** Games that wait for me come first, then as the server has them. @param {Summary[]} games @returns {Summary[]} */
const unfinished = (games) =>
  games
    .filter((game) => game.status !== "finished")
    .sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)));

/** Which edition, how far, and whether somebody may still sit down. @param {Summary} game @param {number} free @param {boolean} [brief] without the edition @returns {string} */
const aboutGame = (game, free, brief) =>
  [
    !brief && t("edition-name", { edition: game.edition }),
    game.result && dayWords(game.result.at),
    game.result && t("games-won", { players: list(game.result.winners.map((seat) => game.seats[seat].name)) }),
    game.round && t("strip-round", { round: game.round, rounds: game.rounds }),
    free && t("games-seats-free", { n: free }),
  ]
    .filter(Boolean)
    .join(" · ");

/** @param {{game: Summary, word: string, mine?: boolean, replay?: boolean, first?: boolean}} props `first`: it goes on */
function GameRow({ game, word, mine, replay, first }) {
  const names = game.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  const free = game.seats.length - names.length;
  return html`<li>
    <${Faces} seats=${game.seats} />
    <span><b>${list(replay ? namesOf(game) : names)}</b> ${waitsForMe(game) && html`<span class="tag turn">${t("games-turn")}</span>`}<br /> <span class="quiet">${aboutGame(game, free, first)}</span></span>
    <button type="button" class=${first ? "main go-on" : ""} onClick=${() => go({ page: replay ? "replay" : "table", id: game.game })}>${first ? html`<span>${word}</span>` : word}</button>
    ${mine && mayDelete(game) && html`<${Delete} game=${game} onDelete=${() => void deleteGame(game.game)} />`}
  </li>`;
}

/** @param {{title: string, about: string, games: Summary[], word: string, mine?: boolean, replay?: boolean}} props */
function Games({ title, about, games, word, mine, replay }) {
  if (!games.length) return null;
  return html`<section class="games">
    <h2>${title}</h2>
    ${about && html`<p class="quiet">${about}</p>`}
    <ul>${games.slice(0, MOST).map((game) => html`<${GameRow} key=${game.game} game=${game} word=${word} mine=${mine} replay=${replay} />`)}</ul>
  </section>`;
}

/** How many games a list shows. */
const MOST = 8;

/** The game to go on with, the others folded away. @param {{games: Summary[]}} props */
function Unfinished({ games: [game, ...others] }) {
  if (!game) return null;
  const row = (/** @type {Summary} */ game) => html`<${GameRow} key=${game.game} game=${game} word=${t("games-continue")} mine first />`;
  return html`<section class="games first" aria-labelledby="continue-heading">
    <h2 class="hidden" id="continue-heading">${t("start-continue")}</h2>
    <ul>${row(game)}</ul>
    ${others.length > 0 && html`<details><summary>${t("start-others", { n: others.length })}</summary><ul>${others.slice(0, MOST).map(row)}</ul></details>`}
  </section>`;
}

/** Other ways to play, the first steps and the puzzle of the day, each with its picture. @param {{mode: Mode, onMode: (mode: Mode) => void}} props */
function Doors({ mode, onMode }) {
  /** @param {string} id @param {string} key @param {any} picture @param {() => void} open */
  const door = (id, key, picture, open) =>
    html`<button key=${id} type="button" class="door" id=${id} onClick=${open}>${picture}<b>${t(key)}</b><span>${t(`${key}.about`)}</span></button>`;
  const piece = (/** @type {string} */ name) => html`<${Piece} name=${name} size=${56} />`;
  const pictures = { now: piece("counter-dragon"), friends: html`<span class="faces">${FRIENDS.map((who) => html`<${Portrait} key=${who} who=${who} size=${44} />`)}</span>`, hotseat: piece("counter-troll_wagon") };
  return html`<div class="start-doors">
    ${door("learn", "nav-learn", piece("counter-elfcycle"), () => go({ page: "learn" }))}
    ${door("puzzles", "start-puzzle", piece("counter-unicorn"), () => go({ page: "puzzles" }))}
    ${MODES.map((one) => one !== mode && door(`mode-${one}`, `start-${one}`, pictures[one], () => onMode(one)))}
  </div>`;
}

const MODES = /** @type {Mode[]} */ (["now", "friends", "hotseat"]);
/** Two who stand for friends. */
const FRIENDS = ["lamplighter", "ferrier"];

function Replay() {
  /** @param {FileList | null | undefined} files */
  const take = (files) => files?.[0] && void importFile(files[0]);
  return html`<section class="games replay-file" onDragOver=${(/** @type {DragEvent} */ e) => e.preventDefault()} onDrop=${(/** @type {DragEvent} */ e) => (e.preventDefault(), take(e.dataTransfer?.files))}>
    <h2>${t("start-replay")}</h2>
    <p class="quiet">${t("start-replay.about")}</p>
    <label class="button"><input type="file" id="record" class="hidden" accept=".jsonl,.json,.txt,application/jsonl" onChange=${(/** @type {any} */ e) => take(e.target.files)} />${t("start-file")}</label>
    <span class="quiet">${t("start-file-drop")}</span>
  </section>`;
}
