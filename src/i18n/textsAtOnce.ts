import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from './languages.ts';
import { TEXT_FORM } from './textForm.ts';

/** Texts of one language that are there at once: for pages that are drawn where nothing can be fetched meanwhile. */
export function textsAtOnce(language: Language, groups: ResourceLanguage): i18n {
  const texts = createInstance();
  void texts.init({ ...TEXT_FORM, lng: language, initAsync: false, resources: { [language]: groups } });
  return texts;
}
