import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Resource } from '../../contract/businessDescription.ts';
import { ORDER } from './support/order.ts';

const title = jest.fn<void, [string]>();
let renderKit: (pages: Readonly<Record<string, ReactNode>>, at: string) => unknown;
let requestTo: (ending: string) => { answer: (body: unknown) => Promise<void> };
let DetailPage: ComponentType<{ resource: Resource; id: string }>;
let ListPage: ComponentType<{ resource: Resource }>;

beforeAll(async () => {
  Object.defineProperty(window, '__PORTAL_BRIDGE__', { value: { props: null, on: () => () => undefined, title } });
  const desk = await import('./support/kitDesk.tsx');
  ({ renderKit } = desk);
  requestTo = desk.slowServer();
  ({ DetailPage } = await import('../../sub-apps/kit/detail/DetailPage.tsx'));
  ({ ListPage } = await import('../../sub-apps/kit/list/ListPage.tsx'));
});
beforeEach(() => title.mockReset());

const record = { id: 'o7', number: 'SO-7', status: 'open', values: { title: 'Motors' }, isOverdue: false };
const shown = {
  record,
  names: {},
  may: { change: true, delete: true, events: [], begins: [] },
  notes: [],
  related: [],
};
const told = () => title.mock.calls.at(-1)?.[0];

describe('the name of the tab', () => {
  it('is that of the record, and the application again in its lists', async () => {
    const list = (
      <>
        <Link to="/order/o7">open</Link>
        <ListPage resource={ORDER} />
      </>
    );
    const detail = (
      <>
        <Link to="/order">back</Link>
        <DetailPage resource={ORDER} id="o7" />
      </>
    );
    renderKit({ '/order': list, '/order/o7': detail }, '/order');
    expect(told()).toBe('Office');
    await act(async () => fireEvent.click(screen.getByText('open')));
    await requestTo('/order/o7').answer(shown);
    expect(told()).toBe('SO-7');
    await act(async () => fireEvent.click(screen.getByText('back')));
    expect(told()).toBe('Office');
  });
});
