import type { Line, Outcome } from './format.ts';
import type { Writer } from './writer.ts';

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

/** What somebody who reads a tape for its story wants to see: an event, or a call of what is outside. */
export interface Step {
  readonly flow: string;
  /** The type of an event, or the name of a performer that asks. */
  readonly name: string;
  /** What the performer was asked; null for an event. */
  readonly args: readonly unknown[] | null;
}

/** A note as a step of the story; null for answers, waits, and values that are only read. */
export function stepOf(note: Note): Step | null {
  if (note.kind === 'a' || note.kind === 'p')
    return { flow: note.kind === 'p' ? note.flow : '', name: note.action.type, args: null };
  return note.kind === 'c' && note.asks ? { flow: note.flow, name: note.performer, args: note.args } : null;
}

/** Writes a note as a line. Done later than it was taken: writing is the dear part. */
export function lineOf(note: Note, writer: Writer): Line {
  if (note.kind === 'a') return ['a', note.ms, writer.action(note.action), writer.stateDigest(note.state)];
  if (note.kind === 'p')
    return ['p', note.flow, note.action.type, writer.actionDigest(note.action), writer.stateDigest(note.state)];
  if (note.kind === 'r') return ['r', note.ms, note.n, note.outcome, writer.answer(note.value, note.performer)];
  const begun = ['c', note.n, note.flow, note.performer, writer.args(note.args, note.performer)] as const;
  return note.outcome === undefined ? begun : [...begun, note.outcome, writer.answer(note.value, note.answering)];
}
