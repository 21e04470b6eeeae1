import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import { addDays } from '../../../../../../contract/rules/days.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import { remind } from '../../approval/acts.ts';
import { startApproval } from '../../approval/start.ts';
import type { Effect } from '../../engine/definition.ts';
import { textOf, titleOf } from '../reading.ts';

/** Days until it is needed, unless a date is given. */
const DAYS_TO_ARRIVE = 7;

/** Purchases are in whole units. */
const boughtOf = ({ wanted }: Values): number => Math.ceil(numberOf(wanted));

/** Requests the purchase of what is missing; the stock waits for the decision. */
export const replenish: Effect = async (desk, stock) => {
  const { values } = stock;
  const wanted = numberOf(values['wanted']);
  if (wanted <= 0) {
    throw invalidField('wanted', { zh: '申请数量必须大于 0', en: 'Quantity requested must be above 0' });
  }
  const warehouse = await titleOf(desk.work, values['warehouse']);
  const name = textOf(values['name']);
  const unit = textOf(values['unit']).slice(0, 8);
  const line = { material: name.slice(0, 60), quantity: boughtOf(values), price: numberOf(values['price']) };
  const { id, number } = await startApproval(desk, {
    template: 'purchase',
    title: `补货：${name}`.slice(0, 50),
    importance: values['isLow'] === true ? 1 : 0,
    form: {
      kind: 'material',
      neededOn: textOf(values['wantedBy']) || addDays(desk.work.wall.slice(0, 10), DAYS_TO_ARRIVE),
      warehouse: warehouse.slice(0, 50),
      reason:
        textOf(values['wantedFor']) ||
        `现有可用 ${numberOf(values['available'])}，安全库存 ${numberOf(values['safety'])}`,
      lines: [{ ...line, ...(unit && { unit }) }],
    },
    about: { kind: stock.kind, id: stock.id },
  });
  return { values: { request: number, requestId: id } };
};

/** Effects of the decision: once approved, the material is on its way. */
export const replenished: Readonly<Record<string, Effect>> = {
  approved: async (_desk, { values }) => ({
    values: { inTransit: numberOf(values['inTransit']) + boughtOf(values), wanted: null },
  }),
  remind: async ({ work }, { values }) => {
    const { userId } = work;
    if (userId !== null) await remind({ ...work, userId }, textOf(values['requestId']));
    return undefined;
  },
};
