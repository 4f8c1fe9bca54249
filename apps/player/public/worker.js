/**
 * Shows the site's own page when there is no network. It keeps that page and what the page needs, and
 * nothing else: no calls, no session, no money.
 */
const CACHE = 'offline-page';
const OFFLINE = '/m/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'refresh-offline-page') event.waitUntil(keepOfflinePage());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (pathname.startsWith('/m/assets/') || pathname.startsWith('/m/art/'))
    event.respondWith(fetch(request).catch(() => kept(pathname)));
});

async function keepOfflinePage() {
  const page = await fetch(OFFLINE, { cache: 'reload' });
  if (!page.ok) return;
  const html = await page.clone().text();
  const files = new Set(html.match(/\/m\/(?:assets|art)\/[\w.-]+/g));
  const cache = await caches.open(CACHE);
  const stale = (await cache.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
  await cache.put(OFFLINE, page);
  await Promise.all([...files].map((file) => cache.add(file).catch(() => undefined)));
}

async function kept(path) {
  return (await caches.match(path)) ?? Response.error();
}
