import { BASE } from '../shared/modules.js';

/** @type {() => void} */
let show = () => {};

/** Where the application is, seen from its own folder, such as `/list`. */
export const here = () => `/${location.pathname.slice(BASE.length)}`;

/** The address of a page of the application. @param {string} path */
export const addressOf = (path) => BASE + path.slice(1);

/** Goes to a page of the application. @param {string} path @param {{ replace?: boolean }} [how] */
export function goTo(path, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(path));
  show();
}

/** Draws now and whenever the address changes, also by links of the application. @param {() => void} draw */
export function startRouter(draw) {
  show = draw;
  window.addEventListener('popstate', draw);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.download || !link.href.startsWith(location.origin + BASE)) return;
    event.preventDefault();
    goTo(link.href.slice((location.origin + BASE).length - 1));
  });
  draw();
}
