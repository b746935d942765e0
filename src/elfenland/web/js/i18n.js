// @ts-check
/**
 * The words of the page: Fluent messages in five languages, chosen at run time.
 *
 * `t(key, args)` reads a signal, so a component that calls it renders again when the language changes.
 * Text from people (names, chat) goes in as an argument and is never parsed.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { signal } from "../vendor/signals.js";
import { fileAddress } from "./address.js";

/** @typedef {"de" | "en" | "fr" | "it" | "ru"} Language */
/** @typedef {Record<string, string | number>} Args */

/** The languages in the order of the menu, each by its own name. */
export const LANGUAGES = /** @type {const} */ ({
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  ru: "Русский",
});

/** @type {Language} */
const FALLBACK = "en";
/** Loaded with the page; the rest (`rules`) when it is asked for. */
const FIRST_PARTS = ["terms", "ui", "editions"];

/** @type {import("../vendor/signals.js").Signal<Language>} the language that the page speaks now */
export const language = signal(FALLBACK);
/** Grows whenever messages arrive, so that texts shown before are shown again. */
const arrivals = signal(0);

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} one promise for each file asked for */
const loading = new Map();
/** Files that have arrived. */
const arrived = new Set();
/** Parts that some component needs, kept for the next change of language. */
const parts = new Set(FIRST_PARTS);
/** @type {Language} asked for last, so that a slow file never overrules a later wish */
let wanted = FALLBACK;

/** @param {string} name @returns {name is Language} */
export function isLanguage(name) {
  return Object.hasOwn(LANGUAGES, name);
}

/**
 * The first language of the reader's list that we speak.
 * @param {readonly string[]} wanted such as navigator.languages
 * @returns {Language}
 */
export function detect(wanted) {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split("-")[0];
    if (isLanguage(name)) return name;
  }
  return FALLBACK;
}

/** @param {string} name @returns {FluentBundle} */
function bundleOf(name) {
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = new FluentBundle(name, { useIsolating: false });
    bundles.set(name, bundle);
  }
  return bundle;
}

/**
 * Fetches one file of messages once; a failure is forgotten, so that the next call tries again.
 * @param {string} name @param {string} part @returns {Promise<void>}
 */
function fetchPart(name, part) {
  const file = `${name}/${part}.ftl`;
  const known = loading.get(file);
  if (known) return known;
  const promise = fetch(fileAddress(`i18n/${file}`))
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The messages ${file} could not be loaded (${answer.status}).`);
      bundleOf(name).addResource(new FluentResource(await answer.text()));
      arrived.add(file);
      if (name === language.value || name === FALLBACK) arrivals.value += 1;
    })
    .catch((error) => {
      loading.delete(file);
      throw error;
    });
  loading.set(file, promise);
  return promise;
}

/**
 * Loads a further part (`rules`) for the present language and for every later one.
 * @param {string} part @returns {Promise<void>}
 */
export function need(part) {
  parts.add(part);
  return fetchPart(language.value, part);
}

/**
 * Speaks another language; the old one stays until the new words are there. Await it before the first rendering.
 * @param {Language} name @returns {Promise<void>}
 */
export async function setLanguage(name) {
  wanted = name;
  await Promise.all([...parts].map((part) => fetchPart(name, part)));
  // The first number and the first list in words take long: a task of their own, before anything is shown.
  await new Promise((done) => setTimeout(done));
  format(name, "kind-count", { kind: "raft", n: 2 });
  listFormat(name, "conjunction");
  await new Promise((done) => setTimeout(done));
  if (wanted !== name) return;
  language.value = name;
  if (globalThis.document) document.documentElement.lang = name;
}

/**
 * The message in the present language, else in English, else its key.
 * @param {string} key a message, or `message.attribute`
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args) {
  void arrivals.value;
  const found = format(language.value, key, args);
  if (found !== null) return found;
  // Every language is complete (a test says so), so English is fetched only for a key that is really missing.
  if ([...parts].every((part) => arrived.has(`${language.value}/${part}.ftl`))) {
    for (const part of parts) fetchPart(FALLBACK, part).catch(() => {});
  }
  return format(FALLBACK, key, args) ?? key;
}

/** @param {string} name @param {string} key */
function pattern(name, key) {
  const [id, attribute] = key.split(".");
  const message = bundles.get(name)?.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** @param {string} name @param {string} key @param {Args} [args] @returns {string | null} */
function format(name, key, args) {
  const found = pattern(name, key);
  if (found === null) return null;
  /** @type {Error[]} */
  const errors = [];
  const text = bundleOf(name).formatPattern(found, args ?? null, errors);
  if (errors.length) console.error(`The message ${key} (${name}): ${errors[0].message}`);
  return text;
}

/** @type {Map<string, Intl.ListFormat>} made once for each language, as making one takes long */
const lists = new Map();

/** @param {string} name @param {"conjunction" | "disjunction"} type */
function listFormat(name, type) {
  const key = `${name} ${type}`;
  const found = lists.get(key) ?? new Intl.ListFormat(name, { type });
  lists.set(key, found);
  return found;
}

/**
 * A list as a sentence holds it: "two dragons, a raft and an elfcycle".
 * @param {string[]} items @param {"conjunction" | "disjunction"} [type] @returns {string}
 */
export const list = (items, type = "conjunction") => listFormat(language.value, type).format(items);

/**
 * Cards as words, kinds in the given order: "2 dragons and 1 raft".
 * @param {string[]} cards kinds, one for each card @returns {string}
 */
export function cardList(cards) {
  const kinds = [...new Set(cards)];
  return list(kinds.map((kind) => t("kind-count", { kind, n: cards.filter((card) => card === kind).length })));
}
