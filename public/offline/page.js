// The page that the service worker shows at an address that nobody answers (decision 0011). It probes as the portal does
// (NET-1: the site's icon, every 5 s), without an end, and asks for the same address again once the server is back.

const PROBE_MS = 5_000;
const TICK_MS = 1_000;

let attempt = 1;
let secondsLeft = PROBE_MS / TICK_MS;
let isProbing = false;

/** What the person has set; a store that cannot be read says nothing. */
function settings() {
  try {
    return JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function dress() {
  const { language = 'zh-CN', style = 'default' } = settings();
  document.documentElement.lang = language === 'en-US' ? 'en-US' : 'zh-CN';
  document.documentElement.dataset['style'] = String(style);
  document.title = document.querySelector(`[data-language="${document.documentElement.lang}"] h1`)?.textContent ?? '';
}

function show() {
  for (const place of document.querySelectorAll('[data-attempt]')) place.textContent = String(attempt);
  for (const place of document.querySelectorAll('[data-seconds]')) place.textContent = String(secondsLeft);
}

/** As in src/services/browser/probe.ts: past every cache, and never longer than the wait between two probes. */
async function isReachable() {
  const init = /** @type {const} */ ({ cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) });
  return fetch(`/favicon.svg?t=${Date.now()}`, init).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function probe() {
  if (isProbing) return;
  isProbing = true;
  if (await isReachable()) {
    // Under its own address there is nowhere to return to.
    if (location.pathname === '/offline/page.html') location.replace('/');
    else location.reload();
    return;
  }
  isProbing = false;
  attempt += 1;
  secondsLeft = PROBE_MS / TICK_MS;
  show();
}

function tick() {
  if (isProbing) return;
  secondsLeft -= 1;
  show();
  if (secondsLeft <= 0) probe();
}

dress();
show();
setInterval(tick, TICK_MS);
addEventListener('online', probe);
for (const button of document.querySelectorAll('button')) button.addEventListener('click', probe);
