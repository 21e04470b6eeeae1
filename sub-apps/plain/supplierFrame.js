import { call } from '../shared/calls.js';
import { bridge, currentLook } from '../shared/portal.js';
import { make } from './dom.js';
import { company } from './supplierCalls.js';
import { languageSwitch } from './supplierLanguage.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The company whose suppliers these are, if the address names one.
 * @param {HTMLElement} tile
 * @param {HTMLElement} name
 */
async function nameCompany(tile, name) {
  const named = company() ? await call('/api/home/getcompany', { tenant: company() }).catch(() => null) : null;
  const shown = (currentLook().lang === 'en' && named?.englishName) || named?.name;
  tile.textContent = shown?.slice(0, 1) ?? '?';
  name.textContent = shown ?? (company() ? supplierTexts().incomplete : '');
}

/** Shown if the address names no company, or one that does not exist. */
export function nobodyAsks() {
  const text = supplierTexts();
  return [make('h1', {}, text.incomplete), make('p', { className: 'bad', role: 'alert' }, text.nobody)];
}

/**
 * The frame around the form: the company above, the steps next to it.
 * @param {HTMLElement} place
 * @param {string} heading
 * @param {HTMLElement} steps
 */
export function frameOf(place, heading, steps) {
  const text = supplierTexts();
  const tile = make('span', { className: 'tile', 'aria-hidden': true });
  const name = make('strong');
  const login = make('a', {
    href: '/login',
    onclick: (/** @type {Event} */ event) => {
      if (!bridge?.props) return;
      event.preventDefault();
      bridge.navigate('/login');
    },
  });
  login.textContent = text.signIn;
  const portal = make('span', { className: 'quiet' }, text.portal);
  const kept = make('small', { className: 'quiet', role: 'status' });
  const said = company() ? [make('h1', {}, heading), make('p', { className: 'quiet' }, text.how)] : nobodyAsks();
  const sheet = make('div', { className: 'sheet' }, ...said);
  const needed = make('ul', {}, ...text.needed.split('；').map((one) => make('li', {}, one)));
  place.append(
    make('header', { className: 'court' }, tile, name, portal, login, languageSwitch()),
    make(
      'aside',
      {},
      ...(company() ? [steps, make('div', { className: 'needed' }, make('strong', {}, text.prepare), needed)] : []),
    ),
    sheet,
  );
  void nameCompany(tile, name);
  return {
    sheet,
    /** The place for the message that the input is kept. */
    kept,
    say: (/** @type {string} */ said) => {
      if (kept.textContent !== said) kept.textContent = said;
    },
  };
}
