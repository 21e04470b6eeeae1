import type { Message } from './message.ts';

/** The server's reasons for refusing a form: sentences for single fields, and one for the whole form. */
export interface FormFailure<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, Message>>>;
  readonly error: Message | null;
}

/** Nothing is wrong. */
export const NO_FAILURE: FormFailure<never> = { fields: {}, error: null };
