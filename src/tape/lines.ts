import type { Line } from './format.ts';
import type { Note } from './notes.ts';
import type { Writer } from './writer.ts';

/** Writes a note as a line. Deferred, because writing is the expensive part. */
export function lineOf(note: Note, writer: Writer): Line {
  if (note.kind === 'a') return ['a', note.ms, writer.action(note.action), writer.stateDigest(note.state)];
  if (note.kind === 'p')
    return ['p', note.flow, note.action.type, writer.actionDigest(note.action), writer.stateDigest(note.state)];
  if (note.kind === 'r') return ['r', note.ms, note.n, note.outcome, writer.answer(note.value, note.performer)];
  const begun = ['c', note.n, note.flow, note.performer, writer.args(note.args, note.performer)] as const;
  return note.outcome === undefined ? begun : [...begun, note.outcome, writer.answer(note.value, note.answering)];
}
