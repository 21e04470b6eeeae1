import type { Message } from '../../lib/message.ts';

let read: ((message: Message) => string) | null = null;

/** Binds `currentWords`; called once, where the application is put together. */
export function configureWords(words: (message: Message) => string): void {
  read = words;
}

/** What a message says in the current language, for what is shown outside the page: the browser's own notifications. */
export function currentWords(message: Message): string {
  if (read === null) throw new Error('configureWords has not been called');
  return read(message);
}
