/** A text as state holds it: a catalogue key with parameters, or a sentence the server sent. Never a translation. */
export type Message =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** What the person is told when the portal itself is at fault. */
export const UNEXPECTED: Message = { key: 'errors:unexpected' };

/** Whether a message is this one of the catalogue. */
export function says(message: Message | null | undefined, { key }: { readonly key: string }): boolean {
  return message !== null && message !== undefined && 'key' in message && message.key === key;
}
