import { useEffect, useState } from 'react';
import { showLanguage } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';

function show(language: Language): void {
  // A catalogue that cannot be fetched leaves the old language on the screen, which is all that can be done.
  showLanguage(language).catch((error: unknown) => console.error('language', error));
}

/**
 * Makes the texts follow the language of the settings. The first catalogue is asked for before anything is drawn, so
 * that the first text suspends until it is there; afterwards the old words stay until the new ones have come.
 */
export function useShownLanguage(language: Language): void {
  useState(() => show(language));
  useEffect(() => show(language), [language]);
}
