import type { Values } from '../../../contract/businessFields.ts';
import { linesOf } from '../../../contract/businessFormulas.ts';

/** The value at `field`, or at `field.line.column`. */
export function valueAt(values: Values, path: string): unknown {
  const [field = '', line, column] = path.split('.');
  return line === undefined || column === undefined ? values[field] : linesOf(values, field)[Number(line)]?.[column];
}

/** The values with the one at the path replaced. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [field = '', line, column] = path.split('.');
  if (line === undefined || column === undefined) return { ...values, [field]: value };
  const lines = linesOf(values, field).map((one, index) =>
    index === Number(line) ? { ...one, [column]: value } : one,
  );
  return { ...values, [field]: lines };
}

/** Whether both are equal; missing and null are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || ((one ?? null) === null && (other ?? null) === null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [one as Values, other as Values];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) => isSame(first[key], second[key]));
}
