import type { Message } from './message.ts';

/** What a server said about a form that it refused: sentences for single fields, and one for the whole. */
export interface FormFailure<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, Message>>>;
  readonly error: Message | null;
}

/** Nothing is wrong. */
export const NO_FAILURE: FormFailure<never> = { fields: {}, error: null };
