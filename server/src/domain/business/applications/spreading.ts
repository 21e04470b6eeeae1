import type { Values } from '../../../../../contract/businessFields.ts';
import { openOf } from '../../../../../contract/businessFormulas.ts';
import { numberOf } from './reading.ts';

/** What is open of several lines together. */
export const openIn = (lines: readonly Values[], counted: string): number =>
  lines.reduce((sum, line) => sum + openOf(['quantity', counted], line), 0);

/** Counts a quantity in `counted` of the lines that it is still open in, in their order. @returns how much each of them took. */
export function spread(lines: readonly Record<string, unknown>[], counted: string, quantity: number): number[] {
  let rest = quantity;
  return lines.map((line) => {
    const part = Math.min(rest, openOf(['quantity', counted], line));
    line[counted] = numberOf(line[counted]) + part;
    rest -= part;
    return part;
  });
}
