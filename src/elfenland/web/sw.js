// @ts-check
/// <reference lib="webworker" />
/**
 * Keeps the page's files, so that the next visit begins at once, and without a connection the page can say so.
 *
 * Files carry their version in their address, which the server writes into the next line: with a new version this is
 * a new service worker, and the files of the old one are thrown away. The page itself is always asked for first, so
 * that nobody sees an old one while the server is there. Nothing of a game (/api) is ever touched.
 */
const FILES = "/static/";
const PAGES = /^\/($|g\/|s\/|r\/|rules$|about$|tables$|games$|mail\/)/;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Takes the page and takes over at once. */
async function install() {
  await (await caches.open(FILES)).add("/");
  await worker.skipWaiting();
}

/** Throws away what older versions kept. */
async function activate() {
  for (const name of await caches.keys()) if (name !== FILES) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {Request} request @returns {Promise<Response>} a file, kept from its first time on */
async function file(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void cache.put(request.url, answer.clone());
  return answer;
}

/** @param {Request} request @returns {Promise<Response>} the page as the server has it, or the last one if it is silent */
async function page(request) {
  return fetch(request).catch(async () => (await caches.match("/")) ?? Response.error());
}

/** Keeps files that came before we were there; the browser still has them. @param {string[]} addresses */
async function keep(addresses) {
  for (const address of addresses.filter((one) => new URL(one).pathname.startsWith(FILES))) {
    await file(new Request(address)).catch(() => {});
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data?.url));
});
worker.addEventListener("push", (event) => {
  const { title, body, url } = event.data?.json() ?? {};
  if (title) event.waitUntil(worker.registration.showNotification(title, { body, tag: url, data: { url } }));
});

/** Shows the page, and the table that a message speaks of. @param {string | undefined} url */
async function visit(url) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === url) ?? (url ? null : pages[0]);
  if (there) await there.focus();
  else if (url) await worker.clients.openWindow(url);
}
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(FILES)) event.respondWith(file(request));
  else if (request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(page(request));
});
