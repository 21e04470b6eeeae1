import type { Resource } from '../../../contract/businessDescription.ts';
import type { LineField, Values } from '../../../contract/businessFields.ts';
import { numberOf } from '../../../contract/businessFormulas.ts';

/** An amount and its minimum, as percentages of a bar. */
interface Level {
  readonly filled: number;
  /** Position of the minimum; undefined if there is none. */
  readonly mark?: number;
  readonly lack: number;
}

/** The position of the minimum is the same in every bar, so that bars in a list are comparable. */
const MARK = 100 / 3;

/** Undefined for a number without a minimum. */
export function levelOf({ name, least }: LineField, values: Values): Level | undefined {
  if (least === undefined) return undefined;
  const [there, wanted] = [Math.max(0, numberOf(values[name])), numberOf(values[least])];
  if (wanted <= 0) return { filled: there > 0 ? 100 : 0, lack: 0 };
  return { filled: Math.min(100, (there / wanted) * MARK), mark: MARK, lack: Math.max(0, wanted - there) };
}

interface Lack {
  readonly field: LineField;
  readonly lack: number;
}

/** The field whose amount is too low, and how much is missing. */
export const lackOf = ({ fields }: Resource, values: Values): Lack | undefined =>
  fields.map((field) => ({ field, lack: levelOf(field, values)?.lack ?? 0 })).find(({ lack }) => lack > 0);
