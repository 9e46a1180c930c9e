/**
 * Keeps the page on the device, so that everything but matches works without the network.
 *
 * Files with a hash in their name never change and come from the cache. The page itself and the rule book
 * come from the network while there is one, and from the cache otherwise. Matches are never kept.
 * The files of the page's Python are large, and kept only on devices that have opened the umpire's desk.
 */

/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
export {};

/** Every file of the page, and a name for exactly these; filled in by the build. */
declare const PRECACHE: { version: string; files: string[]; python: string[] };

const PAGES = "carrom-page-";
const PAGE = PAGES + PRECACHE.version;
/** How many versions of the page are kept: one that is open may still want its files. */
const KEPT = 2;
const BOOK = "carrom-book";
/** Milliseconds after which a silent network counts as none, if there is an answer without it. */
const PATIENCE = 4000;

const isBook = (path: string): boolean => path === "/api/book" || path.startsWith("/api/book/");

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  if (event.data !== "keep-python") return;
  const kept = keepPython().then(
    () => true,
    () => false,
  );
  event.waitUntil(kept.then((done) => event.ports[0]?.postMessage(done)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? "/")));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === "/") event.respondWith(fresh(new Request("/"), PAGE));
  else if (isBook(pathname)) event.respondWith(fresh(request, BOOK));
  else if (!pathname.startsWith("/api/")) event.respondWith(kept(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.addAll(PRECACHE.files);
  if (await isDesk()) await keepPython();
  await self.skipWaiting();
}

/** Whether a version of the page before this one has kept Python. */
async function isDesk(): Promise<boolean> {
  for (const name of await caches.keys())
    if (name.startsWith(PAGES) && name !== PAGE)
      for (const { url } of await (await caches.open(name)).keys())
        if (new URL(url).pathname.startsWith("/assets/python-")) return true;
  return false;
}

/** Keep the files of Python with this version of the page; most are those of the version before. */
async function keepPython(): Promise<void> {
  const cache = await caches.open(PAGE);
  for (const file of PRECACHE.python) {
    if (await cache.match(file)) continue;
    const found = (await caches.match(file)) ?? (await fetch(file));
    if (!found.ok) throw new Error(`${file}: status ${found.status}`);
    await cache.put(file, found);
  }
}

async function activate(): Promise<void> {
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  for (const name of pages.slice(0, -KEPT)) await caches.delete(name);
  await self.clients.claim();
  await keepBook().catch(() => undefined); // no harm: each page of it is kept when it is read
}

/** Bring the game that a notification is about to the front. */
async function show(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}

/** From the network, and if that fails or keeps one waiting, from the cache. */
async function fresh(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  try {
    const answer = await fetch(request, found ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    if (found) return found;
    throw problem;
  }
}

/** From the cache, and what is not there from the network. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Keep the whole rule book. */
async function keepBook(): Promise<void> {
  const cache = await caches.open(BOOK);
  await cache.addAll(["/api/book", "/api/book/sets", "/api/book/compare", "/api/book/glossary"]);
  const titles = (await (await cache.match("/api/book"))!.json()) as { set: string }[];
  const sets = (await (await cache.match("/api/book/sets"))!.json()) as { name: string }[];
  await cache.addAll([
    ...titles.map(({ set }) => `/api/book/${set}`),
    ...sets.map(({ name }) => `/api/book/${name}/calls`),
  ]);
}
