import type { Message } from '../../lib/message.ts';

let read = (message: Message): string => ('text' in message ? message.text : message.key);

/** Binds `currentWords`; called once, where the application is assembled. */
export function configureWords(words: (message: Message) => string): void {
  read = words;
}

/** The text of a message in the current language, for output outside the page: the browser's own notifications. */
export const currentWords = (message: Message): string => read(message);
