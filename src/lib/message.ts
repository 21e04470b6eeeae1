/**
 * A text as state holds it: a catalogue key with parameters, or a sentence the server sent. Never a translation. A
 * sentence with a `language` is shown in that language only (decision 0056).
 */
export type Message =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string; readonly language?: string };

/** A sentence of the server, from a failure that says in which language. */
export const serverWords = (text: string, { language }: { readonly language?: string }): Message => ({
  text,
  ...(language && { language }),
});

/** The message for a fault of the portal itself. */
export const UNEXPECTED: Message = { key: 'errors:unexpected' };

/** Whether a message is this catalogue entry. */
export function says(message: Message | null | undefined, { key }: { readonly key: string }): boolean {
  return message !== null && message !== undefined && 'key' in message && message.key === key;
}
