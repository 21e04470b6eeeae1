import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadNamespace, NAMESPACES, type TextGroup } from './catalogues.ts';
import type { Language } from './languages.ts';
import { TEXT_FORM } from './textForm.ts';

const isLanguage = (value: string): value is Language => value === 'zh-CN' || value === 'en-US';

const catalogueBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguage(language)) return done(new Error(`No catalogue for ${language}`), null);
    loadNamespace(language, namespace).then(
      (texts) => done(null, texts),
      // `true` asks i18next to try again: a chunk that a short outage lost must not leave bare keys on the screen.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/** The texts of the current language, as far as they have come. */
export const i18n = createInstance();

function loadLanguage(language: Language): Promise<unknown> {
  if (i18n.isInitialized || i18n.isInitializing) {
    return i18n.language === language ? Promise.resolve() : i18n.changeLanguage(language);
  }
  return i18n
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      ...TEXT_FORM,
      lng: language,
      initAsync: false,
      ns: [...NAMESPACES.entry],
    });
}

/** Fetches a group of texts in the current language ahead of the screens that wait for them; settled once they are there, or will not be. */
export const fetchTexts = (group: TextGroup): Promise<void> => i18n.loadNamespaces(NAMESPACES[group]);

/**
 * Makes the texts of `language` the current ones; what is on the screen stays until they are there. If a catalogue cannot be
 * fetched, the old language stays on the screen; nothing more can be done.
 *
 * @returns settled once the words are there, or will not be; it never rejects.
 */
export async function showLanguage(language: Language): Promise<void> {
  try {
    await loadLanguage(language);
  } catch (error) {
    console.error('language', error);
  }
}
