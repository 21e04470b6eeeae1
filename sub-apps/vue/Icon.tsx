import type { FunctionalComponent } from 'vue';

/** The kit's icons that this application uses, as lines in a square of 24. */
const LINES = {
  filter: 'M3 6h18M7 12h10M10 18h4',
  columns: 'M3 3h18v18H3zM9 3v18M15 3v18',
  bookmark: 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z',
  download: 'M12 15V3M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  plus: 'M5 12h14M12 5v14',
  bin: 'M3 6h18M8 6V4h8v2M19 6l-1 14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2L5 6',
  cross: 'M18 6 6 18M6 6l12 12',
  days: 'M8 2v4M16 2v4M3 10h18M3 4h18v18H3z',
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
  search: 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
} as const;

/** Always accompanied by a word, or by the name of its button, which says what it means. */
export const Icon: FunctionalComponent<{ of: keyof typeof LINES; size?: number }> = ({ of, size = 16 }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={LINES[of]} />
  </svg>
);
Icon.props = ['of', 'size'];
