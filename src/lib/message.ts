/** A text as state holds it: a catalogue key with parameters, or a sentence the server sent. Never a translation. */
export type Message =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };
