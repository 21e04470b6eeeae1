const OUTLINE = 'M8 1.9l1.86 3.9 4.24.57-3.1 2.97.77 4.26L8 11.55 4.23 13.6 5 9.34 1.9 6.37l4.24-.57z';
const LEFT_HALF = 'M8 1.9v9.65L4.23 13.6 5 9.34 1.9 6.37l4.24-.57z';

const outline = (fill: string, stroke: string, half = false) => (
  <svg viewBox="0 0 16 16" aria-hidden>
    {half && <path d={LEFT_HALF} fill="var(--yellowFill)" />}
    <path d={OUTLINE} fill={fill} stroke={stroke} strokeWidth="1.35" strokeLinejoin="round" />
  </svg>
);

/**
 * The stars of the four levels as ready-made elements: a month draws up to 126 of them, and React skips an element it
 * has already seen. The cell's label puts the levels into words.
 */
export const CELL_STARS = [
  outline('none', 'var(--greenGlyph)'),
  outline('none', 'var(--yellowGlyph)', true),
  outline('var(--orangeGlyph)', 'var(--orangeGlyph)'),
  <svg key="3" viewBox="0 0 16 16" aria-hidden>
    <rect width="16" height="16" rx="3.5" fill="var(--redGlyph)" />
    <path transform="translate(2.4 2.3) scale(.7)" d={OUTLINE} fill="var(--raised)" />
  </svg>,
] as const;
