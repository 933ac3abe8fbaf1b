/** The service worker: it caches the files of the page by their hashed names, and shows an offline page when the server
cannot be reached. Answers of the API and sockets never pass through it. It also shows the server's notices of turns when
no page is open. */

/** The build defines these at the top: the entry script of the document, what the page needs to start, its icon. */
declare const VERSION: string;
declare const SHELL: readonly string[];
declare const ICON: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
/** A cache for each version; others on this origin are not ours. */
const FAMILY = `petteia ${scope} `;
const CACHE = FAMILY + VERSION;
const GENERATIONS = 2; // a page of the previous version may still be open
const ASSETS = `${scope}assets/`;
const OFFLINE = `${scope}offline`; // not an address of the server: only the cache knows it
const MOST_KEPT = 100; // files that a page may name at once
const SETTLED = 500; // milliseconds after which a notice is really there, though Chromium says so before
const TOLD = `petteia-told ${scope}`; // the cache with the id of the last notice, at this address
const LAST = `${scope}told`;

/** A notice from the server: `ShownNotice` in live/pushes.py. */
interface Told {
  id: string;
  title: string;
  body: string;
  language: string;
  place: string;
  count: number;
}

/** What a notice keeps: where it leads, and when it was shown. */
interface Shown {
  place: string;
  at: number;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepDocument(), keep(SHELL.map((name) => scope + name))]));
  void worker.skipWaiting(); // open pages are not affected: their files have other names
});

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  if (url.startsWith(ASSETS)) event.respondWith(asset(event));
  else if (mode === 'navigate' && !url.startsWith(`${scope}api/`))
    event.respondWith(fetch(event.request).catch(offline));
});

/** A page names the files that it loaded before there was a worker, or says that no game is waiting any more. */
worker.addEventListener('message', (event) => {
  const { keep: wanted, withdraw } = event.data as { keep?: unknown; withdraw?: unknown };
  if (typeof withdraw === 'number') event.waitUntil(inTurn(() => close(withdraw)));
  if (!Array.isArray(wanted)) return;
  const ours = wanted.filter((url) => typeof url === 'string' && url.startsWith(ASSETS)) as string[];
  event.waitUntil(keep(ours.slice(0, MOST_KEPT)).catch(() => undefined));
});

worker.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(inTurn(() => tell(told)));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { place } = event.notification.data as Shown;
  event.waitUntil(lead(scope + place));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event as ExtendableEvent & { oldSubscription?: PushSubscription }));
});

let last: Promise<void> = Promise.resolve();
let shownAt = 0;

/** Notices are shown and closed one after another: Chromium forgets a notice if it is asked for the list of notices while
that one is being shown, and then nobody can close it. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work, work);
  return last;
}

/** Close what was shown up to some time, when a page said that no game waits: it may be heard only after a newer push. */
async function close(until: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, shownAt + SETTLED - Date.now())));
  const shown = await worker.registration.getNotifications();
  const old = shown.filter((notice) => (notice.data as Shown).at <= until);
  for (const notice of old) notice.close();
  if (old.length === shown.length) await badge(0);
}

/** Show on the app's icon how many games wait, if the platform has badges. */
async function badge(count: number): Promise<void> {
  const { navigator } = worker;
  await (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined); // not installed
}

/** Show a notice in place of the previous one, whose content it includes. One that comes again is not shown twice. */
async function tell({ id, title, body, language, place, count }: Told): Promise<void> {
  const cache = await caches.open(TOLD);
  if ((await (await cache.match(LAST))?.text()) === id) return;
  const data: Shown = { place, at: Date.now() };
  const options = { body, lang: language, tag: 'turns', renotify: true, icon: scope + ICON, data };
  await worker.registration.showNotification(title, options);
  shownAt = Date.now();
  await badge(count);
  await cache.put(LAST, new Response(id));
}

/** Show a place of the page, in a window where the page is already open, or in a new one. */
async function lead(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

/** The push service has given the browser a new address: tell the server. */
async function resubscribe({ oldSubscription }: { oldSubscription?: PushSubscription }): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const made = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const before = oldSubscription.endpoint;
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, before });
  await fetch(`${scope}api/account/push`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}

/** Delete the files of older versions, take over all open pages, and tell them the current version. */
async function begin(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(FAMILY));
  await Promise.all(ours.slice(0, -GENERATIONS).map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage({ version: VERSION });
}

/** Cache the document for starting without a connection: marked, so that it shows no games. */
async function keepDocument(): Promise<void> {
  const answer = await fetch(scope, { cache: 'reload' });
  const text = await answer.text();
  if (!answer.ok || !text.includes(VERSION)) throw new Error('the server is between two versions');
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', policy);
  const cache = await caches.open(CACHE);
  await cache.put(OFFLINE, new Response(text.replace('<html', '<html data-offline'), { headers }));
}

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const url of urls) if (!(await cache.match(url, { ignoreVary: true }))) missing.push(url);
  await cache.addAll(missing);
}

async function offline(): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(OFFLINE)) ?? Response.error();
}

/** A file with a hashed name never changes, so it is fetched only once. */
async function asset(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    const kept = caches.open(CACHE).then((cache) => cache.put(url, copy));
    event.waitUntil(kept.catch(() => undefined)); // the disk may be full
  }
  return answer;
}
