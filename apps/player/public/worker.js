/**
 * The site on a device: a page of its own when there is no network, its files by version, and notifications. It
 * keeps no calls, no session, no money, and no page but the one that says that there is no network.
 * Why it is written by hand: docs/decisions/0021-a-worker-of-our-own.md
 */
/** The name of the build's entry, which changes with every file of it; the build writes it here. */
const VERSION = '__VERSION__';
const PAGE = `page ${VERSION}`;
const FILES = `files ${VERSION}`;
const OFFLINE = '/m/offline';
const HOME = '/m/home';

// A newer version waits until the visitor asks for it, or until no page of the older one is open.
self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'refresh-offline-page') event.waitUntil(keepOfflinePage());
  else if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  else if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (pathname.startsWith('/m/assets/')) event.respondWith(fromFiles(request));
  else if (pathname.startsWith('/m/art/'))
    event.respondWith(fetch(request).catch(() => kept(pathname)));
});

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  if (!notice) return;
  const { title, body, url, tag } = notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(ownPath(event.notification.data)));
});

/** A file's name changes with what it holds: what is here needs no network. */
async function fromFiles(request) {
  const found = await caches.match(request, { cacheName: FILES });
  if (found) return found;
  const answer = await fetch(request).catch(() => kept(new URL(request.url).pathname));
  if (answer.status === 200 && answer.type === 'basic') {
    const files = await caches.open(FILES);
    // A device without room goes on without.
    await files.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
}

async function keepOfflinePage() {
  const page = await fetch(OFFLINE, { cache: 'reload' });
  if (!page.ok) return;
  const html = await page.clone().text();
  const files = new Set(html.match(/\/m\/(?:assets|art)\/[\w.-]+/g));
  const cache = await caches.open(PAGE);
  const stale = (await cache.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
  await cache.put(OFFLINE, page);
  await Promise.all([...files].map((file) => cache.add(file).catch(() => undefined)));
}

async function dropOtherVersions() {
  const names = (await caches.keys()).filter((name) => name !== PAGE && name !== FILES);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function kept(path) {
  return (await caches.match(path)) ?? Response.error();
}

/** Words that came encrypted from our server; anything else is nobody's. */
function readNotice(data) {
  try {
    const notice = data.json();
    return typeof notice.title === 'string' ? notice : undefined;
  } catch {
    return undefined;
  }
}

/** A tap leads to a page of this site, whatever a notice says. */
function ownPath(path) {
  const { origin, pathname, search } = new URL(String(path), self.location.origin);
  return origin === self.location.origin && pathname.startsWith('/m/') ? pathname + search : HOME;
}

/** In the window that shows that page already, else in one of its own: what is under way elsewhere is left alone. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search === path;
  });
  return there ? there.focus() : self.clients.openWindow(path);
}
