import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberFigure } from '../../../../../../contract/businessFigures.ts';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { Behaviour, Effect } from '../../engine/definition.ts';

/** Rounds sums to thousandths, the precision of quantities: 0.1 + 0.2 is 0.3. */
export const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/** Whether less is available than the safety stock. */
export function isLow({ quantity, reserved, safety }: Values): boolean {
  return exact(numberOf(quantity) - numberOf(reserved)) < numberOf(safety);
}

/** Derives the marks that lists show from the quantities, whoever changed them. */
export const marked: Effect = async (_desk, { values }) =>
  values['isLow'] === isLow(values) ? undefined : { values: { isLow: isLow(values) } };

/** Cannot reserve more than there is. */
export const checkStock: NonNullable<Behaviour['check']> = async (_desk, { quantity, reserved }) => {
  if (numberOf(reserved) > numberOf(quantity)) {
    throw invalidField('reserved', {
      zh: `已锁定不能超过现存 ${numberFigure(numberOf(quantity))}`,
      en: `Reserved must be at most what is on hand, ${numberFigure(numberOf(quantity))}`,
    });
  }
};
