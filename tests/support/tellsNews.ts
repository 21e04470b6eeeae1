import type { Note } from '../../src/tape/notes.ts';

/** Pairs of consecutive notes on the tapes that this test file has replayed. */
const replayed = new Set<string>();

/** The parts of a note that matter to a replay: its kind, its owner and its name. */
const wordOf = (note: Note): string =>
  note.kind === 'c' || note.kind === 'r'
    ? `${note.kind} ${note.performer} ${note.outcome ?? ''}`
    : `${note.kind} ${note.action.type}`;

/**
 * Whether `notes` hold something that no earlier call in this test file was given: a note that follows another for the
 * first time.
 */
export function tellsNews(notes: readonly Note[]): boolean {
  const words = notes.map(wordOf);
  const pairs = words.map((word, index) => `${words[index - 1] ?? ''} > ${word}`);
  const isNews = pairs.some((pair) => !replayed.has(pair));
  for (const pair of pairs) replayed.add(pair);
  return isNews;
}
