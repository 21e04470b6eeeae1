// Keeps one page of its own for the time in which nobody answers (NET-1, decision 0011), and nothing else: no call, no
// page of the portal, nothing of a session. Whatever can be had over the network comes from there. It also shows what the
// backend pushes while no tab is in sight (decision 0024), and keeps nothing of that either.

/**
 * What the compiler does not know of a worker without its own library.
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} LifeEvent
 * @typedef {LifeEvent & { request: Request, preloadResponse: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void }} AskedEvent
 * @typedef {LifeEvent & { data: unknown }} SaidEvent
 * @typedef {LifeEvent & { data: { json: () => unknown } | null }} PushedEvent
 * @typedef {LifeEvent & { notification: Notification }} PressedEvent
 * @typedef {{ url: string, frameType: string, visibilityState: string, focus: () => Promise<unknown>,
 *   postMessage: (message: unknown, ports: MessagePort[]) => void }} Tab
 * @typedef {{ matchAll: (which: object) => Promise<Tab[]>, openWindow: (url: string) => Promise<unknown> }} Tabs
 * @typedef {{ registration: ServiceWorkerRegistration, clients: Tabs, skipWaiting: () => Promise<void>, addEventListener: {
 *   (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void,
 *   (type: 'message', listener: (event: SaidEvent) => void): void,
 *   (type: 'push', listener: (event: PushedEvent) => void): void,
 *   (type: 'notificationclick', listener: (event: PressedEvent) => void): void,
 *   (type: 'fetch', listener: (event: AskedEvent) => void): void } }} Worker
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

const PREFIX = 'atrium-start-';
/** Named by what is in the files: a changed page is a changed worker. A test says what it has to be. */
const KEPT = `${PREFIX}d52a94f851`;
const PAGE = '/offline/page.html';
const FILES = [PAGE, '/offline/page.css', '/offline/page.js'];
const CALLS = ['/api/', '/connect/', '/signalr-hubs/'];
/** Business applications: pages of their own, mostly in frames of the portal. */
const APPLICATIONS = '/micro/';
/** What a proxy says for a server that is not there. */
const NOBODY_THERE = [502, 503, 504];
const GONE = [404, 410];
/** What src/services/browser/startPageRenewal.ts says. */
const TAKE_OVER = 'takeOver';
/** What src/services/browser/push.ts listens for and answers. */
const OPEN_PATH = 'openPath';
const ANSWER_MS = 1_000;
/** Asked in turn; a browser lets a click open a tab for some seconds only. */
const TABS_ASKED = 3;

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A newer one waits until no tab needs the former, or the person agrees to the new version of the portal.
worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(pathOf(event.notification.data)));
});
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(keptOr(pathname, () => fetch(event.request)));
  else if (isOfApplication(event.request, pathname)) event.respondWith(answerTo(event));
  else if (isPage(event.request, pathname)) event.respondWith(pageOf(event));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function takeOver() {
  await forget((name) => name !== KEPT);
  // The page is asked for while this worker is still starting, so that it costs no time.
  await worker.registration.navigationPreload?.enable();
}

/** @param {(name: string) => boolean} isOld */
async function forget(isOld) {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && isOld(name)).map((name) => caches.delete(name)));
}

/**
 * Whether somebody opens a page, and not a frame, a download of a call or a form.
 * @param {Request} request
 * @param {string} pathname
 */
function isPage({ method, mode, destination }, pathname) {
  if (method !== 'GET' || mode !== 'navigate' || destination !== 'document') return false;
  return !CALLS.some((call) => pathname.startsWith(call));
}

/**
 * A page of an application, which gets its own answer and no other. It is passed on only because the browser has asked for
 * it already, and would ask once more.
 * @param {Request} request
 * @param {string} pathname
 */
function isOfApplication({ method, mode }, pathname) {
  return method === 'GET' && mode === 'navigate' && pathname.startsWith(APPLICATIONS);
}

/** @param {AskedEvent} event */
async function pageOf(event) {
  const answer = await answerTo(event).catch(() => undefined);
  if (answer && !NOBODY_THERE.includes(answer.status)) {
    event.waitUntil(leaveIfGone().catch(() => undefined));
    return answer;
  }
  return keptOr(PAGE, async () => answer ?? Response.error());
}

/** @param {AskedEvent} event */
async function answerTo(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/**
 * @param {string} file
 * @param {() => Promise<Response>} otherwise
 */
async function keptOr(file, otherwise) {
  return (await caches.match(file, { cacheName: KEPT })) ?? otherwise();
}

/** A version of the portal that has no such worker gets rid of this one by not having the file. */
async function leaveIfGone() {
  const { status, headers } = await fetch('/serviceWorker.js', { method: 'HEAD', cache: 'no-store' });
  const isScript = (headers.get('content-type') ?? '').includes('javascript');
  if (!GONE.includes(status) && (status !== 200 || isScript)) return;
  await forget(() => true);
  await worker.registration.unregister();
}

/**
 * Shows what was pushed, unless a tab is in sight: that shows it itself.
 * @param {PushedEvent['data']} data
 */
async function tell(data) {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === 'visible')) return;
  const { title, module, path, tag } = /** @type {Record<string, unknown>} */ (data?.json() ?? {});
  const icon = '/icons/192.png';
  await worker.registration.showNotification(String(title), {
    body: String(module),
    tag: String(tag),
    icon,
    data: path,
  });
}

/**
 * A path of this origin, whatever was pushed.
 * @param {unknown} path
 */
function pathOf(path) {
  const { origin, pathname, search } = new URL(String(path), location.origin);
  return origin === location.origin ? pathname + search : '/';
}

/**
 * Brings a tab of the portal to the front, which goes there by itself so that nothing typed is lost; where none answers, a
 * new one.
 * @param {string} path
 */
async function lead(path) {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = tabs.filter(({ frameType }) => frameType === 'top-level');
  for (const tab of own.slice(0, TABS_ASKED)) {
    if (!(await goesThere(tab, path))) continue;
    await tab.focus();
    return;
  }
  await worker.clients.openWindow(path);
}

/**
 * @param {Tab} tab
 * @param {string} path
 */
async function goesThere(tab, path) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ type: OPEN_PATH, path }, [port2]);
  });
}
