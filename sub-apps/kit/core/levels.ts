import type { Resource } from '../../../contract/businessDescription.ts';
import type { LineField, Values } from '../../../contract/businessFields.ts';
import { numberOf } from '../../../contract/businessFormulas.ts';

/** How much there is beside how much there should be at least, as parts of a bar in percent. */
interface Level {
  readonly filled: number;
  /** Where the least stands; nowhere if nothing is wanted. */
  readonly mark?: number;
  readonly lack: number;
}

/** Where the least stands in every bar, so that bars of one list compare. */
const MARK = 100 / 3;

/** Undefined for a number that nothing is wanted of. */
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

/** The field of which there is too little, and how much is missing. */
export const lackOf = ({ fields }: Resource, values: Values): Lack | undefined =>
  fields.map((field) => ({ field, lack: levelOf(field, values)?.lack ?? 0 })).find(({ lack }) => lack > 0);
