/**
 * @typedef {import('../../public/portal-bridge.v1.d.ts').PortalProps} PortalProps
 * @typedef {Pick<PortalProps, 'lang' | 'size' | 'theme'>} Look
 */

/** Undefined if the application runs alone; everything here works without it. */
export const bridge = window.__PORTAL_BRIDGE__;

const PRIMARY = '#1d58cb';

/** The language that somebody without an account has chosen on a public page. @type {Look['lang'] | null} */
let chosen = null;

/** The look of the application: the portal's, or the browser's if there is no portal. @returns {Look} */
export function currentLook() {
  const look = bridge?.props ?? lookOfBrowser();
  return chosen ? { ...look, lang: chosen } : look;
}

/** @type {(look: Look) => void} */
let tell = wear;

/** From now on the application uses this language, whatever the portal's. @param {Look['lang']} lang */
export function speak(lang) {
  chosen = lang;
  tell(currentLook());
}

/** @returns {Look} */
function lookOfBrowser() {
  const isDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return {
    lang: navigator.language.startsWith('en') ? 'en' : 'zh',
    size: 'default',
    theme: { mode: isDark ? 'dark' : 'light', primary: PRIMARY },
  };
}

/** Applies a look to the page, where the style sheet reads it. @param {Look} look */
export function wear({ lang, size, theme }) {
  const page = document.documentElement;
  page.lang = lang === 'en' ? 'en-US' : 'zh-CN';
  page.dataset['mode'] = theme.mode;
  page.dataset['size'] = size;
  page.style.setProperty('--p', /^#[\da-f]{6}$/i.test(theme.primary) ? theme.primary : PRIMARY);
}

/** Applies the portal's look now and whenever it changes. @param {(look: Look) => void} changed */
export function followLook(changed) {
  tell = (look) => {
    wear(look);
    changed(look);
  };
  wear(currentLook());
  bridge?.on('props', (props) => tell(chosen ? { ...props, lang: chosen } : props));
}

/**
 * Calls `work` at once, every half minute and, if `news` is given, whenever the portal or another application sends
 * that event; but never while the portal hides the application. Returns the cleanup.
 * @param {() => void} work
 * @param {string} [news] - the type of an event of the bridge.
 */
export function whileShown(work, news) {
  let timer = 0;
  const start = () => {
    if (timer !== 0) return;
    work();
    timer = window.setInterval(work, 30_000);
  };
  const stop = () => {
    window.clearInterval(timer);
    timer = 0;
  };
  start();
  const ends = [
    bridge?.on('deactivated', stop),
    bridge?.on('dispose', stop),
    // An application that comes to the front as soon as it is rendered has called already.
    bridge?.on('activated', start),
    bridge?.on('event', ({ type }) => {
      if (type === news && timer !== 0) work();
    }),
  ];
  return () => {
    stop();
    for (const end of ends) end?.();
  };
}

/** The portal sends this when somebody has changed the person's to-dos or approvals. */
export const TODOS_CHANGED = 'portal/todosChanged';

/** Whoever has something that leaving would lose: forms with unsaved input, and calls that change something. */
const holders = new Set();
/** What the portal was last told. */
let isToldDirty = false;

/**
 * Tells the portal, or the browser if there is no portal, whether leaving would lose something of `who`, which is any
 * object that stands for a form or a call. Nothing is unsaved only once nobody has anything.
 * @param {object} who
 * @param {boolean} isDirty
 */
export function sayDirty(who, isDirty) {
  if (isDirty) holders.add(who);
  else holders.delete(who);
  // A held reload follows at once: first the next page may take over, and what an answer leads to may happen.
  if (isDirty) tellDirty();
  else setTimeout(tellDirty);
}

function tellDirty() {
  const isDirty = holders.size > 0;
  if (isDirty === isToldDirty) return;
  isToldDirty = isDirty;
  bridge?.dirty(isDirty);
  window.onbeforeunload = (event) => {
    if (isDirty && !bridge?.props) event.preventDefault();
  };
}
