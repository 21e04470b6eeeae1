import type { TextGroup } from './catalogues.ts';
import type { Language } from './languages.ts';
import { ShownTexts } from './shownTexts.ts';

/** The texts of the current language, as far as they have loaded. */
export const i18n = new ShownTexts();

/**
 * Prefetches a group of texts in the current language for the screens that wait for them; resolves once they have
 * loaded or failed to.
 */
export const fetchTexts = (group: TextGroup): Promise<void> => i18n.fetch(group);

/**
 * Makes `language` the current one; the screen keeps its texts until the new ones have loaded.
 *
 * @returns resolves once the texts have loaded or failed to; it never rejects.
 */
export const showLanguage = (language: Language): Promise<void> => i18n.show(language);
