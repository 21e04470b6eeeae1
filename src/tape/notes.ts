import type { Outcome } from './format.ts';

/** Something noted on the way, by reference: values in the store and in effects are never changed. */
export type Note =
  | { readonly kind: 'a'; readonly ms: number; readonly action: { readonly type: string }; readonly state: unknown }
  | { readonly kind: 'p'; readonly flow: string; readonly action: { readonly type: string }; readonly state: unknown }
  | {
      readonly kind: 'c';
      readonly n: number;
      readonly flow: string;
      readonly performer: string;
      readonly asks: boolean;
      readonly args: readonly unknown[];
      /** Whose answer comes: the performer's own, or that which opened the channel. */
      readonly answering: string;
      outcome?: Outcome;
      value?: unknown;
    }
  | {
      readonly kind: 'r';
      readonly ms: number;
      readonly n: number;
      /** Whose answer it is. */
      readonly performer: string;
      readonly outcome: Outcome;
      readonly value: unknown;
    };
