import { currentLook, speak } from '../shared/portal.js';
import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/** Kept on the device: whoever comes back is spoken to as before, whatever the portal speaks there. */
const KEY = 'supplier-language';
const LANGUAGES = /** @type {const} */ ([
  ['zh', 'zh-CN', '中文'],
  ['en', 'en-US', 'English'],
]);

/** Speaks the language that was chosen on this device, if one was. */
export function speakAsBefore() {
  try {
    const kept = localStorage.getItem(KEY);
    const chosen = LANGUAGES.find(([, tag]) => tag === kept);
    if (chosen) speak(chosen[0]);
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

/** @param {string} tag */
function keep(tag) {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // It holds for as long as the page is open.
  }
}

/** Each language in its own words, the one in force marked. */
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
