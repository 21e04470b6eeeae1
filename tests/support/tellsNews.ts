import type { Note } from '../../src/tape/notes.ts';

/** Pairs of consecutive notes on the tapes that this test file has replayed. */
const replayed = new Set<string>();

/** A replay detects few faults of a flow that the test has not detected, and takes as long as the test (`npm run mutate`). */
const isMutated = () => process.env['__STRYKER_ACTIVE_MUTANT__'] !== undefined;

/** The parts of a note that matter to a replay: its kind, its owner and its name. */
const wordOf = (note: Note): string =>
  note.kind === 'c' || note.kind === 'r'
    ? `${note.kind} ${note.performer} ${note.outcome ?? ''}`
    : `${note.kind} ${note.action.type}`;

/**
 * Whether `notes` hold something that no earlier call in this test file was given: a note that follows another for the
 * first time. Nothing is news while a mutant is tested.
 */
export function tellsNews(notes: readonly Note[]): boolean {
  if (isMutated()) return false;
  const words = notes.map(wordOf);
  const pairs = words.map((word, index) => `${words[index - 1] ?? ''} > ${word}`);
  const isNews = pairs.some((pair) => !replayed.has(pair));
  for (const pair of pairs) replayed.add(pair);
  return isNews;
}
