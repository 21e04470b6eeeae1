/** The number of a row's line in the text of its segment, from 1: the first line is the head. */
export const lineOfRow = (row: number): number => row + 2;

/** Milliseconds as seconds with three decimal places. */
export const secondsOf = (ms = 0): string => (ms / 1000).toFixed(3);
