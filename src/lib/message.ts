/** A text as state holds it: a catalogue key with parameters, or a sentence the server sent. Never a translation. */
export type Message =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** The message for a fault of the portal itself. */
export const UNEXPECTED: Message = { key: 'errors:unexpected' };

/** Whether a message is this catalogue entry. */
export function says(message: Message | null | undefined, { key }: { readonly key: string }): boolean {
  return message !== null && message !== undefined && 'key' in message && message.key === key;
}
