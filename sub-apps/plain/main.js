import { currentLook, followLook, work } from '../shared/portal.js';
import { returnPath } from '../shared/returnPath.js';
import { moduleName, texts } from '../shared/texts.js';
import { showDetail } from './detail.js';
import { make } from './dom.js';
import { showList } from './list.js';
import { addressOf, goTo, here, startRouter } from './router.js';

/**
 * A page draws itself into its place and may return what ends it.
 * @typedef {(place: HTMLElement, id: string) => (() => void) | void} Page
 */

/**
 * A page that is fetched when it is asked for. The link beside the import lets the portal notice one that never comes.
 * @param {string} file
 */
function announce(file) {
  const href = new URL(file, import.meta.url).href;
  if (!document.head.querySelector(`link[href="${href}"]`))
    document.head.append(make('link', { rel: 'modulepreload', href }));
}
async function showSupplier() {
  announce('./supplier.js');
  return import('./supplier.js');
}
/** @type {Readonly<Record<string, () => Promise<Page>>>} */
const LATER = {
  '/new': () => {
    announce('./form.js');
    return import('./form.js').then(({ showForm }) => showForm);
  },
  '/supplier/createSupplierPC': () => showSupplier().then(({ showRegistration }) => showRegistration),
  '/supplier/createVendorCertificationPC': () => showSupplier().then(({ showCertification }) => showCertification),
};

/** @type {Page} */
const showNothing = (place) => place.append(make('p', {}, texts().noPage));

let drawn = 0;
let language = '';
/** @type {(() => void) | void} */
let end;

/** @param {string} path @returns {[page: Page | Promise<Page>, id: string]} */
function pageAt(path) {
  const id = /^\/detail\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined) return [showDetail, decodeURIComponent(id)];
  if (path === '/list') return [showList, ''];
  return [LATER[path]?.() ?? showNothing, ''];
}

/** @param {string} path */
function headerOf(path) {
  const { add, list } = texts();
  const link = (/** @type {string} */ to, /** @type {string} */ text) =>
    make('a', { href: addressOf(to), ...(path === to && { 'aria-current': 'page' }) }, text);
  const nav = make('nav', { 'aria-label': moduleName() }, link('/list', list), link('/new', add));
  return make('header', {}, make('h1', {}, moduleName()), nav);
}

async function draw() {
  const path = here();
  // Where the portal enters: leads to the page that was asked for, or to the list, without an entry of its own.
  if (path === '/middlePage' || path === '/') return goTo(returnPath(location.search) ?? '/list', { replace: true });
  drawn += 1;
  language = currentLook().lang;
  const turn = drawn;
  const [found, id] = pageAt(path);
  const page = await found;
  // Somebody has gone on while the page was fetched.
  if (turn !== drawn) return;
  end?.();
  const place = make('main');
  const isPublic = path.startsWith('/supplier/');
  document.body.replaceChildren(...(isPublic ? [] : [headerOf(path)]), place);
  end = page(place, id);
}

// The style sheet follows the look by itself; other words need another page, but no work is given up for them.
followLook(({ lang }) => {
  if (lang !== language && !work.isDirty) void draw();
});
startRouter(() => void draw());
