import type { Note } from '../../src/tape/notes.ts';

/** What came right after what, on the tapes that this file of tests has replayed. */
const replayed = new Set<string>();

/** What of a note a replay goes by: what kind it is, whose, and its name. */
const wordOf = (note: Note): string =>
  note.kind === 'c' || note.kind === 'r'
    ? `${note.kind} ${note.performer} ${note.outcome ?? ''}`
    : `${note.kind} ${note.action.type}`;

/**
 * Whether `notes` hold something that no earlier call of this file of tests was given: a note after another that it never
 * stood after.
 */
export function tellsNews(notes: readonly Note[]): boolean {
  const words = notes.map(wordOf);
  const pairs = words.map((word, index) => `${words[index - 1] ?? ''} > ${word}`);
  const isNews = pairs.some((pair) => !replayed.has(pair));
  for (const pair of pairs) replayed.add(pair);
  return isNews;
}
