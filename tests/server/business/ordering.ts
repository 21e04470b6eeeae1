import type { DemoCompany } from '../domain/demoCompany.ts';
import { actingIn, givenProduct } from './acting.ts';

export const ORDER = 'oms/order';

/** A customer, two products, and the orders that lin enters for them. */
export async function orderingIn(demo: DemoCompany) {
  const act = actingIn(demo);
  const customer = await act.create('crm/customer', { name: '试单客户' });
  const reducer = await givenProduct(demo, 'O1', '试单减速机');
  const motor = await givenProduct(demo, 'O2', '试单电机');
  const lines = () => [
    { product: reducer, quantity: 10, price: 520_000 },
    { product: motor, quantity: 4, price: 380_000 },
  ];
  const ordered = (more: object = {}) => act.create(ORDER, { customer, lines: lines(), due: '2026-12-18', ...more });
  const confirmed = async (more: object = {}): Promise<string> => {
    const id = await ordered(more);
    await act.move(ORDER, id, 'confirm');
    return id;
  };
  return { customer, reducer, motor, lines, ordered, confirmed };
}
