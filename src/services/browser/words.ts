import type { Message } from '../../lib/message.ts';

let read = (message: Message): string => ('text' in message ? message.text : message.key);

/** Binds `currentWords`; called once, where the application is put together. */
export function configureWords(words: (message: Message) => string): void {
  read = words;
}

/** What a message says in the current language, for what is shown outside the page: the browser's own notifications. */
export const currentWords = (message: Message): string => read(message);
