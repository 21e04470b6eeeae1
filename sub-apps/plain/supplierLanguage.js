import { currentLook, speak } from '../shared/portal.js';
import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/** Kept on the device: returning visitors get the same language, whatever language the portal uses there. */
const KEY = 'supplier-language';
const LANGUAGES = /** @type {const} */ ([
  ['zh', 'zh-CN', '中文'],
  ['en', 'en-US', 'English'],
]);

/** Uses the language that was chosen on this device, if any. */
export function speakAsBefore() {
  try {
    const kept = localStorage.getItem(KEY);
    const chosen = LANGUAGES.find(([, tag]) => tag === kept);
    if (chosen) speak(chosen[0]);
  } catch {
    // If storage is not allowed, nothing was stored.
  }
}

/** @param {string} tag */
function keep(tag) {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // Applies for as long as the page is open.
  }
}

/** Each language by its own name, with the current one marked. */
export function languageSwitch() {
  const { lang } = currentLook();
  const buttons = LANGUAGES.map(([each, tag, word]) =>
    make(
      'button',
      {
        type: 'button',
        name: `language-${each}`,
        lang: tag,
        'aria-pressed': each === lang,
        onclick: () => {
          keep(tag);
          speak(each);
        },
      },
      word,
    ),
  );
  return make('div', { className: 'languages', role: 'group', 'aria-label': supplierTexts().language }, ...buttons);
}
