import type { Tone } from '../../../contract/businessFields.ts';

/** The shape of each tone, as a path in a box of 16: a status is told by shape, word and colour. */
export const TONE_SHAPES: Readonly<Record<Tone, string>> = {
  quiet: 'M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  waiting:
    'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM7.3 4.5h1.4v3.2l2 1.2l-.7 1.2L7.3 8.5z',
  running: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3v10A5 5 0 1 1 8 3z',
  done: 'M6.4 12.6L2 8.2l1.3-1.3l3.1 3.1l6.3-6.3L14 5z',
  bad: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM7.2 4.5h1.6v4.3H7.2zM7.2 10h1.6v1.6H7.2z',
};
