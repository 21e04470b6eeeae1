import { createContext, use, useSyncExternalStore } from 'react';
import type { TextGroup } from '../../i18n/catalogues.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Texts } from '../../i18n/texts.ts';
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

/** The texts of the current language. Suspends until they have loaded. */
export function useShownTexts(): Texts {
  const texts = useSyncExternalStore(i18n.subscribe, i18n.current, i18n.current);
  // React waits for a thrown promise. `use` would have to be called each time, and waits a turn even for what has
  // loaded.
  if (texts === null) throw i18n.begun;
  return texts;
}

/**
 * Suspends until the texts of a part of the portal have loaded. Call it once at the top of that part; those of the
 * sign-in page are available everywhere.
 */
export function useTexts(group: TextGroup): void {
  useShownTexts();
  if (!i18n.has(group)) throw i18n.fetch(group);
}
