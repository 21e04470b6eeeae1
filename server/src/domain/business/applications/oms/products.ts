import type { Values } from '../../../../../../contract/businessFields.ts';
import { linesOf } from '../../../../../../contract/businessFormulas.ts';
import type { BusinessDesk } from '../../engine/definition.ts';
import { readRecords, textOf } from '../reading.ts';

/** What an order, a quotation or a delivery is called: by what it is about. */
export async function productsOf({ work }: BusinessDesk, values: Values): Promise<string> {
  const ids = linesOf(values, 'lines').map((line) => textOf(line['product']));
  const [first = '', ...others] = [...new Set(ids)];
  const name = (await readRecords(work, [first])).get(first)?.title ?? '';
  return others.length > 0 ? `${name} +${others.length}` : name;
}
