import { BASE } from '../shared/modules.js';
import { currentLook, followLook, work } from '../shared/portal.js';
import { make } from './dom.js';
import { showCertification, showRegistration } from './supplier.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The public pages of the supply chain: a page draws itself into its place and may return what ends it.
 * @typedef {(place: HTMLElement) => (() => void) | void} Page
 * @type {Readonly<Record<string, Page>>}
 */
const PAGES = {
  createSupplierPC: showRegistration,
  createVendorCertificationPC: showCertification,
};

/** @type {Page} */
const showNothing = (place) => place.append(make('p', {}, supplierTexts().noPage));

let language = '';
/** @type {(() => void) | void} */
let end;

function draw() {
  const name = location.pathname.slice(`${BASE}supplier/`.length);
  language = currentLook().lang;
  end?.();
  const place = make('main');
  document.body.replaceChildren(place);
  end = (PAGES[name] ?? showNothing)(place);
}

// The style sheet follows the look by itself; other words need another page, but no work is given up for them.
followLook(({ lang }) => {
  if (lang !== language && !work.isDirty) draw();
});
window.addEventListener('popstate', draw);
draw();
