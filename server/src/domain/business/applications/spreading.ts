import type { Values } from '../../../../../contract/businessFields.ts';
import { numberOf, openOf } from '../../../../../contract/businessFormulas.ts';

/** The open quantity of several lines together. */
export const openIn = (lines: readonly Values[], counted: string): number =>
  lines.reduce((sum, line) => sum + openOf(['quantity', counted], line), 0);

/**
 * Distributes a quantity over the lines where it is still open, in their order, adding it to `counted`.
 * @returns how much each of them took.
 */
export function spread(lines: readonly Record<string, unknown>[], counted: string, quantity: number): number[] {
  let rest = quantity;
  return lines.map((line) => {
    const part = Math.min(rest, openOf(['quantity', counted], line));
    line[counted] = numberOf(line[counted]) + part;
    rest -= part;
    return part;
  });
}
