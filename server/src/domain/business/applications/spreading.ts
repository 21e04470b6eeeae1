import type { Values } from '../../../../../contract/businessFields.ts';
import { numberOf } from './reading.ts';

/** How much of what a line orders is still open: of its quantity, what `counted` has not counted yet. */
export const openOf = (line: Values, counted: string): number =>
  Math.max(0, numberOf(line['quantity']) - numberOf(line[counted]));

/** What is open of several lines together. */
export const openIn = (lines: readonly Values[], counted: string): number =>
  lines.reduce((sum, line) => sum + openOf(line, counted), 0);

/** Counts a quantity in `counted` of the lines that it is still open in, in their order. @returns how much each of them took. */
export function spread(lines: readonly Record<string, unknown>[], counted: string, quantity: number): number[] {
  let rest = quantity;
  return lines.map((line) => {
    const part = Math.min(rest, openOf(line, counted));
    line[counted] = numberOf(line[counted]) + part;
    rest -= part;
    return part;
  });
}
