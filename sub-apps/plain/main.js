import { BASE } from '../shared/modules.js';
import { currentLook, followLook } from '../shared/portal.js';
import { make } from './dom.js';
import { showCertification, showRegistration } from './supplier.js';
import { speakAsBefore } from './supplierLanguage.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The public pages of the supply chain. A page renders itself into its place, with the state of its previous rendering.
 * @typedef {{ end: () => void, settled: () => Promise<void>, carry: () => import('./supplier.js').Carried | null }} Shown
 * @typedef {(place: HTMLElement, carried?: import('./supplier.js').Carried | null) => Shown} Page
 * @type {Readonly<Record<string, Page>>}
 */
const PAGES = {
  createSupplierPC: showRegistration,
  createVendorCertificationPC: showCertification,
};

/** @type {Shown | undefined} */
let shown;

/** @param {import('./supplier.js').Carried | null} [carried] */
function draw(carried) {
  const show = PAGES[location.pathname.slice(`${BASE}supplier/`.length)];
  shown?.end();
  const place = make('main');
  document.body.replaceChildren(place);
  shown = show?.(place, carried);
  if (!show) place.append(make('p', {}, supplierTexts().noPage));
}

/** Another language needs a new page: it takes over everything from the current one, once no response is pending. */
async function drawInOtherWords() {
  const before = shown;
  await before?.settled();
  if (shown !== before) return;
  const { name } = /** @type {{ name?: string }} */ (document.activeElement ?? {});
  draw(before?.carry());
  if (name) /** @type {HTMLElement | null} */ (document.querySelector(`[name="${CSS.escape(name)}"]`))?.focus();
}

speakAsBefore();
let language = currentLook().lang;
followLook(({ lang }) => {
  if (lang === language) return;
  language = lang;
  void drawInOtherWords();
});
window.addEventListener('popstate', () => draw());
draw();
