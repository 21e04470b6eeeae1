import type { Field } from '../../contract/businessFields.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { newValues, withProposals } from '../../sub-apps/kit/core/inputs.ts';
import { ORDER } from './support/order.ts';

const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };

const inEnglish = (form: Form) =>
  Object.fromEntries(Object.entries(form.get().problems).map(([path, { en }]) => [path, en]));

describe('a chosen record', () => {
  const delivery = () => {
    const lines = ORDER.fields.find(({ name }) => name === 'lines');
    const columns = [
      { name: 'product', type: 'text' as const, label: { zh: '产品', en: 'Product' } },
      ...(lines?.columns ?? []),
    ];
    const source: Field = {
      name: 'source',
      type: 'reference',
      to: 'oms/order',
      label: { zh: '来源', en: 'Source' },
      fills: {
        title: {},
        note: {},
        customer: { same: true },
        lines: {
          from: 'lines',
          columns: { product: 'product', quantity: { open: ['quantity', 'sent'] } },
          within: { by: 'product', open: 'quantity' },
        },
      },
    };
    return [source, ...ORDER.fields.map((one) => (one.name === 'lines' ? { ...one, columns } : one))];
  };

  it('proposes what follows from it, keeps what was typed, and accepts no more than it has', async () => {
    const fields = delivery();
    const form = new Form({ fields, values: newValues(fields, beginning), beginning });
    form.write('note', 'mine');
    const chosen = {
      ...{ title: 'T', note: 'theirs', customer: 'c1' },
      lines: [
        { product: 'p1', quantity: 5, sent: 2 },
        { product: 'p2', quantity: 1, sent: 1 },
      ],
    };
    form.pick('source', { id: 's1', title: 'T', hint: '', values: chosen, names: { c1: { title: 'C' } } });
    expect(form.get()).toMatchObject({
      values: { source: 's1', title: 'T', note: 'mine', customer: 'c1', lines: [{ product: 'p1', quantity: 3 }] },
      names: { c1: { title: 'C' } },
    });
    const send = jest.fn(async () => undefined);
    form.write('lines.0.quantity', 4);
    form.write('customer', 'c2');
    await expect(form.save(send)).resolves.toBe(false);
    expect(inEnglish(form)).toEqual({
      'lines.0.quantity': 'Quantity is more than is open, 3',
      customer: 'Customer is not that of the chosen document',
    });
    form.write('lines.0.product', 'p3');
    form.leave('lines.0.product');
    expect(inEnglish(form)['lines.0.product']).toBe('Product is not in the chosen document');
    form.pick('source', { id: 's2', title: 'U', hint: '', values: { ...chosen, title: 'U', customer: 'c3' } });
    expect(form.get()).toMatchObject({
      values: { title: 'U', customer: 'c3', lines: [{ product: 'p1', quantity: 3 }] },
      problems: {},
    });
    await expect(form.save(send)).resolves.toBe(true);
    form.pick('source', null);
    expect(form.get().values).toMatchObject({ source: null, customer: null, lines: null, title: 'U' });
  });

  it('proposes nothing that others hold, and says at once if they hold everything', async () => {
    const fields = delivery();
    const offered = (...quantities: number[]) => ({
      ...{ id: 's1', title: 'T', hint: '' },
      values: {
        title: 'T',
        lines: [
          { product: 'p1', quantity: 4 },
          { product: 'p1', quantity: 2 },
        ],
      },
      held: quantities.map((quantity, place) => ({
        id: `d${place}`,
        values: { lines: [{ product: 'p1', quantity }] },
      })),
    });
    const begun = (...quantities: number[]) => {
      const chosen = { source: offered(...quantities) };
      const values = withProposals(fields, newValues(fields, beginning, { source: 's1' }), chosen);
      return new Form({ fields, values, beginning, chosen });
    };
    const said = {
      source: {
        zh: '来源的未结数量已全部在其他未完成的单据中',
        en: 'Source: other drafts hold all that is open of it',
      },
    };
    expect(begun(5).get()).toMatchObject({ values: { lines: [{ product: 'p1', quantity: 1 }] }, problems: {} });
    const second = begun(5);
    second.write('lines.0.quantity', 2);
    second.leave('lines.0.quantity');
    expect(inEnglish(second)).toEqual({
      'lines.0.quantity': 'Quantity is more than is left, 1: other drafts hold the rest',
    });
    expect(begun(5, 1).get()).toMatchObject({ values: { lines: [] }, problems: said });
    const form = new Form({ fields, values: newValues(fields, beginning), beginning, id: 'd1' });
    form.pick('source', offered(6));
    expect(form.get()).toMatchObject({ values: { lines: [] }, problems: said });
    const send = jest.fn(async () => undefined);
    await expect(form.save(send)).resolves.toBe(false);
    form.pick('source', offered(3, 3));
    expect(form.get()).toMatchObject({
      values: {
        lines: [
          { product: 'p1', quantity: 1 },
          { product: 'p1', quantity: 2 },
        ],
      },
      problems: {},
    });
  });
});
