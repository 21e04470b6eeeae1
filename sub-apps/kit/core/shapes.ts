import type { Tone } from '../../../contract/businessFields.ts';

/** The shape of each tone, as a path in a box of 16: a status is conveyed by shape, word and colour. */
export const TONE_SHAPES: Readonly<Record<Tone, string>> = {
  quiet: 'M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  waiting:
    'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM7.3 4.5h1.4v3.2l2 1.2l-.7 1.2L7.3 8.5z',
  running: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3v10A5 5 0 1 1 8 3z',
  done: 'M6.4 12.6L2 8.2l1.3-1.3l3.1 3.1l6.3-6.3L14 5z',
  bad: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM7.2 4.5h1.6v4.3H7.2zM7.2 10h1.6v1.6H7.2z',
};

const DISC = 'M8 0a8 8 0 1 0 0 16a8 8 0 1 0 0-16z';
const RING = `${DISC}M8 1.2a6.8 6.8 0 1 1 0 13.6a6.8 6.8 0 1 1 0-13.6z`;

/** The marker of a step in a status line: done is filled, in progress half filled, pending empty. */
export const NODE_SHAPES: Readonly<Record<Tone, string>> = {
  quiet: RING,
  waiting: RING,
  running: `${DISC}M8 1.8a6.2 6.2 0 0 1 0 12.4z`,
  done: `${DISC}M7 11.2L3.9 8.1l.95-.95L7 9.3l4.2-4.2l.95.95z`,
  bad: `${DISC}M5.4 4.5l2.6 2.6l2.6-2.6l.9.9L8.9 8l2.6 2.6l-.9.9L8 8.9l-2.6 2.6l-.9-.9L7.1 8L4.5 5.4z`,
};

/** The tone of a step in a status line. */
export const STAND_TONES = { done: 'done', now: 'running', open: 'quiet' } as const;

/** A room of a floor plan: door open if there is nothing, wall broken on failure, door closed if access is denied. */
export const GLYPHS = {
  empty: { room: 'M54 66H6V6h84v60h-8', thin: 'M82 66V42a28 24 0 0 0-28 24', bad: '' },
  failed: { room: 'M32 66H6V6h84v60H64', thin: '', bad: 'M32 66h4l6-11 12 19 6-8h4' },
  closed: { room: 'M34 66H6V6h84v60H62M34 66h28', thin: 'M52 52a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM48 56v6', bad: '' },
} as const;
export type Glyph = keyof typeof GLYPHS;
