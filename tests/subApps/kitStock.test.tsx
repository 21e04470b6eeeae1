import { fireEvent, screen } from '@testing-library/react';
import type { Resource } from '../../contract/businessDescription.ts';
import { StockPage } from '../../sub-apps/kit/screens/stock/StockPage.tsx';
import { renderKit, slowServer } from './support/kitDesk.tsx';

const word = (en: string) => ({ zh: en, en });
const stock: Resource = {
  name: 'stock',
  label: word('Stock'),
  one: word('item'),
  icon: 'box',
  facets: { title: 'name' },
  fields: [{ name: 'name', type: 'text', label: word('Name') }],
  statuses: {
    initial: 'normal',
    states: {
      normal: { label: word('Nothing requested'), tone: 'quiet' },
      requested: { label: word('Requested'), tone: 'waiting' },
    },
    events: { replenish: { label: word('Request more') } },
    transitions: { normal: { replenish: 'requested' }, requested: {} },
  },
  list: { columns: ['name', 'status'] },
};
const record = (status: string) => ({
  id: 's1',
  number: null,
  status,
  values: { name: 'Screws' },
  isOverdue: false,
  concurrencyStamp: '1',
});
const listed = (status: string) => ({
  items: [record(status)],
  totalCount: 1,
  isCapped: false,
  tabs: {},
  areTabsCapped: false,
  names: {},
});
const shown = (status: string, events: readonly string[]) => ({
  record: record(status),
  names: {},
  notes: [],
  related: [],
  may: { change: false, delete: false, events: events.map((event) => ({ event, to: [] })), begins: [] },
});

describe('stock next to its list', () => {
  it('refreshes the list as well once something has been done to it', async () => {
    const requestTo = slowServer();
    renderKit({ '/stock': <StockPage resource={stock} /> }, '/stock');
    await requestTo('/stock/list').answer(listed('normal'));
    fireEvent.click(screen.getByRole('button', { name: 'Screws' }));
    await requestTo('/stock/s1').answer(shown('normal', ['replenish']));
    fireEvent.click(screen.getByRole('button', { name: 'Request more' }));
    await requestTo('/move').answer({ status: 'requested' });
    await requestTo('/stock/list').answer(listed('requested'));
    expect(screen.getByRole('table')).toHaveTextContent('Requested');
  });
});
