import type { Note } from './notes.ts';

/** What somebody reading a tape for its story wants to see: an event, or a call to the outside. */
export interface Step {
  readonly flow: string;
  /** The type of an event, or the name of the performer that asks. */
  readonly name: string;
  /** What the performer was asked; null for an event. */
  readonly args: readonly unknown[] | null;
}

/** The story that notes tell: events and calls in order. */
export const stepsOf = (notes: readonly Note[]): Step[] => notes.flatMap((note) => stepOf(note) ?? []);

/** A note as a step of the story; null for answers, waits, and values that are only read. */
function stepOf(note: Note): Step | null {
  if (note.kind === 'a' || note.kind === 'p')
    return { flow: note.kind === 'p' ? note.flow : '', name: note.action.type, args: null };
  return note.kind === 'c' && note.asks ? { flow: note.flow, name: note.performer, args: note.args } : null;
}
