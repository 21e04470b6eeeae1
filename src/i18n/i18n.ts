import type { TextGroup } from './catalogues.ts';
import type { Language } from './languages.ts';
import { ShownTexts } from './shownTexts.ts';

/** The texts of the current language, as far as they have come. */
export const i18n = new ShownTexts();

/** Fetches a group of texts in the current language ahead of the screens that wait for them; settled once they are there, or will not be. */
export const fetchTexts = (group: TextGroup): Promise<void> => i18n.fetch(group);

/**
 * Makes the texts of `language` the current ones; what is on the screen stays until they are there.
 *
 * @returns settled once the words are there, or will not be; it never rejects.
 */
export const showLanguage = (language: Language): Promise<void> => i18n.show(language);
