import type { Resource } from '../../contract/businessDescription.ts';
import { relatedTo } from '../../sub-apps/kit/core/related.ts';
import type { Shown } from '../../sub-apps/kit/core/types.ts';

const label = (zh: string, en: string) => ({ zh, en });
const resource = {
  related: [
    { resource: 'oms/order', by: 'customer', label: label('订单', 'Orders') },
    { resource: 'oms/delivery', by: 'lines.order', label: label('发货', 'Deliveries') },
    { resource: 'crm/followUp', by: 'customer', label: label('跟进', 'Follow-ups') },
  ],
} as unknown as Resource;
const item = { id: 'o1', number: 'SO-1', title: 'Motors', status: null, statusLabel: null, amount: 100 };
const shown = {
  record: { id: 'c/1' },
  related: [
    { resource: 'oms/order', by: 'customer', totalCount: 12, items: [item] },
    { resource: 'oms/delivery', by: 'lines.order', totalCount: 3, items: [item] },
    { resource: 'crm/followUp', by: 'customer', totalCount: 0, items: [] },
  ],
} as unknown as Shown;

it('records that refer to a record are grouped by relation, with a link to all of them', () => {
  const { lists, count } = relatedTo(resource, shown, 'en');
  expect(count).toBe(15);
  expect(lists.map(({ label: said, totalCount, allAt }) => [said, totalCount, allAt])).toEqual([
    ['Orders', 12, '?in.customer=c%2F1'],
    // A list is filtered by a field, not by a column of lines.
    ['Deliveries', 3, null],
  ]);
});

it('has no further link if all of them are shown', () => {
  const all = { ...shown, related: [{ resource: 'oms/order', by: 'customer', totalCount: 1, items: [item] }] } as Shown;
  expect(relatedTo(resource, all, 'zh').lists).toMatchObject([{ label: '订单', allAt: null }]);
});
