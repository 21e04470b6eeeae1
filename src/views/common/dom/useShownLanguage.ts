import { useEffect, useState } from 'react';
import { showLanguage } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';

/**
 * Makes the texts follow the language of the settings. The first catalogue is requested before anything is drawn, so
 * that the first text suspends until it has arrived; after that the old words stay until the new ones have arrived.
 */
export function useShownLanguage(language: Language): void {
  useState(() => showLanguage(language));
  useEffect(() => void showLanguage(language), [language]);
}
