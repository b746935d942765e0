// @ts-check
/** The page as a whole: which place is shown, and the sheets above it. */
import { html } from "../vendor/htm-preact.js";
import { board } from "./board.js";
import * as commands from "./commands.js";
import { need, setLanguage, t } from "./i18n.js";
import { change } from "./settings.js";
import { model as store, send } from "./store.js";
import { withStyles } from "./styles.js";
import { lazy } from "./components/lazy.js";
import { Sprite } from "./components/sprite.js";
import { StartPage } from "./pages/start.js";

const KeysSheet = lazy(() => import("./components/keys-sheet.js").then((module) => module.KeysSheet));
const MenuSheet = lazy(() => import("./components/menu-sheet.js").then((module) => module.MenuSheet));
const SettingsSheet = lazy(() => import("./components/settings-sheet.js").then((module) => module.SettingsSheet));
const TablePage = lazy(() => import("./pages/table.js").then((module) => module.TablePage));
const OpenTablesPage = lazy(() =>
  withStyles(Promise.all([import("./pages/open-tables.js"), need("people")]).then(([module]) => module.OpenTablesPage)),
);
const MyGamesPage = lazy(() =>
  withStyles(Promise.all([import("./pages/my-games.js"), need("people")]).then(([module]) => module.MyGamesPage)),
);
const MailPage = lazy(() =>
  withStyles(Promise.all([import("./pages/mail.js"), need("people")]).then(([module]) => module.MailPage)),
);
const PuzzlesPage = lazy(() => withStyles(import("./pages/puzzles.js").then((module) => module.PuzzlesPage)));
const ChallengePage = lazy(() => withStyles(import("./pages/challenge.js").then((module) => module.ChallengePage)));
const PuzzlePage = lazy(() => withStyles(import("./pages/puzzle.js").then((module) => module.PuzzlePage)));
const AboutPage = lazy(() => import("./pages/about.js").then((module) => module.AboutPage));
const LearnPage = lazy(() => withStyles(import("./pages/learn.js").then((module) => module.LearnPage)));
const ReviewPage = lazy(() => withStyles(import("./pages/review.js").then((module) => module.ReviewPage)));
const RulesPage = lazy(() => import("./pages/rules.js").then((module) => module.RulesPage));
const TroublePage = lazy(() => import("./components/trouble.js").then((module) => module.TroublePage), Trouble);
const MeSheet = lazy(() =>
  Promise.all([import("./components/me-sheet.js"), need("me")]).then(([module]) => module.MeSheet),
);
const DeviceLink = lazy(() => import("./components/device-link.js").then((module) => module.DeviceLink));

/** @param {import("./i18n.js").Language} name */
async function speak(name) {
  await setLanguage(name);
  change({ language: name });
}

export function App() {
  const model = store.value;
  if (!board.value) return html`<p class="loading">${t("app-loading")}</p>`;
  return html`<${Sprite} /><${Place} model=${model} /><${Sheets} model=${model} />`;
}

/** @param {{model: import("./update.js").Model}} props */
function Place({ model }) {
  if (model.trouble) return html`<${TroublePage} model=${model} />`;
  switch (model.route.page) {
    case "start":
      return html`<${StartPage} model=${model} onLanguage=${speak} />`;
    case "rules":
      return html`<${RulesPage} model=${model} />`;
    case "mail":
      return html`<${MailPage} token=${model.route.id} />`;
    case "tables":
      return html`<${OpenTablesPage} model=${model} />`;
    case "games":
      return html`<${MyGamesPage} />`;
    case "puzzles":
      return html`<${PuzzlesPage} />`;
    case "challenge":
      return html`<${ChallengePage} key=${model.route.id} model=${model} />`;
    case "puzzle":
      return html`<${PuzzlePage} model=${model} />`;
    case "learn":
      return model.lesson ? html`<${TablePage} key=${model.route.id} model=${model} />` : html`<${LearnPage} model=${model} />`;
    case "review":
      return html`<${ReviewPage} key=${model.route.id} model=${model} />`;
    case "about":
      return html`<${AboutPage} />`;
    default:
      return html`<${TablePage} key=${model.route.id} model=${model} />`;
  }
}

/** What went wrong in a sentence: the page for it may not come without a connection. @param {{model: import("./update.js").Model}} props */
function Trouble({ model: { trouble } }) {
  return trouble && html`<main class="loading"><h1 class="hidden">${t("app-title")}</h1><p>${t(trouble.key, trouble.args)}</p></main>`;
}

/** @param {{model: import("./update.js").Model}} props */
function Sheets({ model }) {
  const close = () => send({ type: "dialog", dialog: null });
  const { view, table } = model;
  switch (model.dialog) {
    case "menu":
      return html`<${MenuSheet} model=${model} act=${menuActs(model)} onClose=${close} />`;
    case "settings":
      return html`<${SettingsSheet} onClose=${close} onLanguage=${speak} />`;
    case "keys":
      return html`<${KeysSheet} onClose=${close} />`;
    case "me":
      return html`<${MeSheet} model=${model} onClose=${close} />`;
    case "link":
      return table && view && view.seat !== null
        ? html`<${DeviceLink} game=${table.game} seat=${view.seat} onClose=${close} />`
        : null;
    default:
      return null;
  }
}

/** @param {string} key @param {() => void} yes */
const question = (key, yes) =>
  send({ type: "ask", ask: { key, always: true, yes: () => (send({ type: "ask", ask: null }), yes()) } });

/** @typedef {ReturnType<typeof menuActs>} MenuActs */

/** @param {import("./update.js").Model} model */
function menuActs({ view, table }) {
  /** To read: at a table in a tab of its own, so that nobody leaves their game. @param {"rules" | "about"} page */
  const beside = (page) => (table ? void open(`/${page}`, "_blank") : commands.go({ page }));
  return {
    dialog: commands.openDialog,
    rules: () => beside("rules"),
    rulesNow: () =>
      void open(
        `/rules#${{ draw: "cards", plan: "plan", travel: "travel", keep: "round", over: "end" }[view?.phase ?? "draw"]}`,
        "_blank",
      ),
    puzzles: () => commands.go({ page: "puzzles" }),
    about: () => beside("about"),
    help: (/** @type {"coach" | "think"} */ helper) => send({ type: "helper", helper }),
    look: (/** @type {string} */ tab) => {
      send({ type: "tab", tab });
      document.querySelector(".tabs")?.scrollIntoView();
    },
    home: () => commands.go({ page: "start" }),
    fullscreen: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    deviceLink: () => commands.openDialog("link"),
    handToBot: () =>
      question("slip-bot", () => void commands.ask(`seats/${view?.seat}/bot`, { bot: "pathfinder" })),
    pause: () => void commands.ask("pause", { agree: true }),
    takeback: () => void commands.ask("takeback", { agree: true }),
    leave: () =>
      question("slip-leave", () => void commands.ask("leave").then(() => commands.go({ page: "start" }))),
  };
}
