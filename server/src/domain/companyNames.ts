import type { Text } from '../errors/text.ts';

/** A company's name in both languages; without an English one, its own name serves there too. */
export const companyNames = (displayName: string, englishName: string | null): Text => ({
  zh: displayName,
  en: englishName || displayName,
});
