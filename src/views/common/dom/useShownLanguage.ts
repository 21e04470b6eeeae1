import { useEffect, useState } from 'react';
import { showLanguage } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';

/**
 * Keeps the texts in the language of the settings. Requests the first catalogue before anything renders, so the first
 * text suspends until it has loaded; after that the old texts stay until the new ones have loaded.
 */
export function useShownLanguage(language: Language): void {
  useState(() => showLanguage(language));
  useEffect(() => void showLanguage(language), [language]);
}
