import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { hostOrderTyped, settlementWanted } from '../../src/features/hostOrders/hostOrdersSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { playFlow } from '../support/playFlow.ts';
import { hostAdministrator, hostBackend, hostOrderOf, TENANTS } from '../support/tenantWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const LIST = '/console/costCenter/orderManage';

async function visit(over = {}, path = LIST) {
  const play = await playFlow(hostBackend(over), { path, preloadedState: hostAdministrator() });
  await play.pass(0);
  return { play, own: () => play.state().hostOrders };
}
type Play = Awaited<ReturnType<typeof visit>>['play'];
const ofOrders = (calls: string[]) => calls.filter((call) => call.includes('orders'));
const settle = async (
  play: Play,
  order = hostOrderOf(),
  answer: typeof confirmationAccepted | typeof confirmationDismissed = confirmationAccepted,
) => {
  play.dispatch(settlementWanted(order));
  await play.pass(0);
  const { confirmation } = play.state().feedback;
  play.dispatch(answer(confirmation?.id ?? ''));
  await play.pass(0);
  return confirmation;
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('without a company, the page requests the pending orders of all companies, and none of its own', async () => {
  const { play, own } = await visit();
  expect(ofOrders(play.calls())).toEqual([TENANTS.orders]);
  expect(own().rows.data?.items).toMatchObject([{ id: 'o1', tenantName: 'Ember', payerName: 'Ember Ltd.' }]);
});

it('the address holds the list’s filters: the typed number after a debounce, from the first page', async () => {
  const { play } = await visit({}, `${LIST}?wait=invoice&page=2`);
  const query = { wait: 'invoice', skipCount: '12', maxResultCount: '12' };
  expect(play.queryOf(TENANTS.orders)).toEqual(query);
  play.dispatch(hostOrderTyped(' AT2026 '));
  await play.pass(300);
  expect(play.state().routing.location.search).toBe('?orderNumber=AT2026&wait=invoice');
  expect(play.queryOf(TENANTS.orders)).toMatchObject({ orderNumber: 'AT2026', skipCount: '0' });
});

it('confirms a payment under the name on the invoice after asking, and reads the list again', async () => {
  const { play } = await visit();
  play.calls();
  const asked = await settle(play, hostOrderOf(), confirmationDismissed);
  expect(asked).toMatchObject({
    question: {
      params: { orderNumber: 'AT20261118000143', company: 'Ember', payer: 'Ember Ltd.', amount: '168,000.00' },
    },
    subject: [
      { text: 'Pro' },
      { key: 'orderManage:quantity_edition', params: { n: '2,000', count: 2000 } },
      { key: 'orderDetail:monthCount', params: { count: 12 } },
    ],
  });
  expect(play.calls()).toEqual([]);
  play.backend[TENANTS.orders] = { body: { items: [], totalCount: 0 } };
  await settle(play);
  expect(play.bodyOf(TENANTS.confirm)).toEqual({ payerName: 'Ember Ltd.' });
  expect(ofOrders(play.calls())).toEqual([TENANTS.confirm, TENANTS.orders]);
  expect(play.state().hostOrders.rows.data?.items).toEqual([]);
});

it('issues an invoice', async () => {
  const { play } = await visit();
  play.calls();
  await settle(play, hostOrderOf({ status: 'completed', invoiceStatus: 'requested' }));
  expect(ofOrders(play.calls())).toEqual([TENANTS.issue, TENANTS.orders]);
});

it('reports a refusal and reads the list again: the order may have been settled elsewhere', async () => {
  const refusal = { status: 403, body: { error: { code: 'Atrium:OrderState', message: 'settled elsewhere' } } };
  const { play, own } = await visit({ [TENANTS.confirm]: refusal });
  play.calls();
  await settle(play);
  expect(ofOrders(play.calls())).toEqual([TENANTS.confirm, TENANTS.orders]);
  expect(own().settlements).toEqual([]);
  expect(JSON.stringify(play.state().feedback)).toContain('settled elsewhere');
});

it('requests nothing of it on the home', async () => {
  const { play } = await visit({}, '/console');
  expect(ofOrders(play.calls())).toEqual([]);
  play.dispatch(navigationWanted({ to: LIST }));
  await play.pass(0);
  expect(ofOrders(play.calls())).toEqual([TENANTS.orders]);
});
