/**
 * Keeps the shell of the client, so that a phone without a network shows a page of ours that says so, and shows
 * reminders where pages may not do so themselves. Nothing of a table or of a seat is ever kept: what is kept is listed
 * at the build, and requests of a table are not even looked at.
 */
const SHELL = ["__SHELL__"];
const NAME = "turncoat-__VERSION__";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page as it is kept, marked so that it says what is wrong. */
async function offline() {
  const kept = await caches.match("/");
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response((await kept.text()).replace("<html ", "<html data-offline "), { headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (SHELL.includes(pathname) && pathname !== "/")
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then((pages) => pages.find((page) => page.url.includes(event.notification.tag))?.focus()),
  );
});
