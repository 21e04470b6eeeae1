import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { NAMESPACES, type TextGroup } from '../../i18n/catalogues.ts';
import type { ParamsOf, TextKey } from '../../i18n/types.ts';
import type { Message } from '../../lib/message.ts';

/** Words for a key (with the parameters its text names), or for a message from the state. */
export interface TextFunction {
  <K extends TextKey>(key: K, ...params: ParamsOf<K>): string;
  (message: Message): string;
}

export const TextContext = createContext<TextFunction | null>(null);

/** The words of the current language. */
export function useText(): TextFunction {
  const text = use(TextContext);
  if (text === null) throw new Error('useText outside of a TextProvider');
  return text;
}

/**
 * Suspends until the texts of a part of the portal are loaded. Called once at the top of that part; those of the sign-in page are
 * there everywhere.
 */
export function useTexts(group: TextGroup): void {
  useTranslation(NAMESPACES[group]);
}
