import { TIMING } from '../../src/constants/timing.ts';
import { confirmationAccepted } from '../../src/features/feedback/feedbackSlice.ts';
import { cancellationWanted, invoiceWanted } from '../../src/features/orderActs/orderActsSlice.ts';
import { orderCopyWanted } from '../../src/features/orderDetail/orderDetailSlice.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { notificationOf } from '../support/fixtures.ts';
import { completedOrder, ORDERS, orderBackend, orderOf } from '../support/orderWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PATH = '/console/costCenter/orderDetail/o1';
/** 10:24 in Shanghai. */
const START = Date.UTC(2026, 10, 20, 2, 24);

async function visit(over: Backend = {}, options: Parameters<typeof playFlow>[1] = {}) {
  const play = await playFlow(orderBackend(over), { path: PATH, preloadedState: consoleAdministrator(), ...options });
  await play.pass(0);
  return { play, detail: () => play.state().orderDetail };
}
const due = (paymentDeadline: string) => ({ [ORDERS.detail]: { body: orderOf({ paymentDeadline }) } });

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('CON-1 reads the order at the address, whatever its state', async () => {
  const { detail } = await visit();
  expect(detail()).toMatchObject({ status: 'unpaid', id: 'o1', order: { data: { orderNumber: 'AT20261118000143' } } });
});

it('reports an order of another company as missing, without a retry', async () => {
  const { detail } = await visit({ [ORDERS.detail]: { status: 404, body: { error: { message: 'no' } } } });
  expect(detail()).toMatchObject({ status: 'missing', order: { error: { key: 'orderDetail:missing' } } });
});

it('any other failure keeps the server’s words and offers a retry', async () => {
  const { detail } = await visit({ [ORDERS.detail]: { status: 500, body: { error: { message: 'Broken' } } } });
  expect(detail()).toMatchObject({ status: 'unknown', order: { status: 'failed', error: { text: 'Broken' } } });
});

it('shows a payment confirmed by the provider at once: its notification reloads the order', async () => {
  const { play, detail } = await visit();
  play.backend[ORDERS.detail] = { body: completedOrder() };
  play.dispatch(notificationReceived(notificationOf('n1')));
  await play.pass(TIMING.realtimeBurstMs);
  expect(detail()).toMatchObject({ status: 'completed', order: { data: { invoiceStatus: 'available' } } });
});

it('another order starts with nothing of the previous one', async () => {
  const { play, detail } = await visit();
  play.backend['GET /api/console/orders/o2'] = () => new Promise(() => {});
  play.dispatch(navigationWanted({ to: '/console/costCenter/orderDetail/o2' }));
  await play.pass(0);
  expect(detail()).toMatchObject({ status: 'unknown', id: 'o2', order: { status: 'loading', data: null } });
});

it('counts the last hour in seconds, and nothing before that', async () => {
  const { play, detail } = await visit(due('2026-11-20T11:24:31'));
  expect(detail().now).toBeNull();
  await play.pass(60_000);
  expect(detail().now).toBe('2026-11-20T10:25:00');
  await play.pass(1000);
  expect(detail().now).toBe('2026-11-20T10:25:01');
});

it('nobody can pay after the deadline; the server is polled until it has cancelled the order', async () => {
  const { play, detail } = await visit(due('2026-11-20T10:24:10'));
  play.calls();
  await play.pass(9000);
  expect(detail().status).toBe('unpaid');
  await play.pass(1000);
  expect(detail().status).toBe('overdue');
  await play.pass(59_999);
  expect(play.calls()).not.toContain(ORDERS.detail);
  await play.pass(1);
  expect(play.calls()).toContain(ORDERS.detail);
  expect(detail().status).toBe('overdue');
  play.backend[ORDERS.detail] = { body: orderOf({ status: 'cancelled', paymentDeadline: null }) };
  await play.pass(60_000);
  expect(detail().status).toBe('cancelled');
  play.calls();
  await play.pass(120_000);
  expect(play.calls()).not.toContain(ORDERS.detail);
});

it('shows a cancelled order as such before reading it again', async () => {
  const { play, detail } = await visit();
  play.dispatch(cancellationWanted({ id: 'o1', orderNumber: 'AT20261118000143' }));
  await play.pass(0);
  play.backend[ORDERS.detail] = () => new Promise(() => {});
  play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
  expect(detail()).toMatchObject({ status: 'cancelled', order: { status: 'reloading' } });
});

it('the invoice request continues while the order is read again', async () => {
  const { play, detail } = await visit({ [ORDERS.detail]: { body: completedOrder() } });
  expect(detail().invoice.status).toBe('available');
  play.backend[ORDERS.detail] = { body: completedOrder({ invoiceStatus: 'requested' }) };
  play.dispatch(invoiceWanted({ id: 'o1', orderNumber: 'AT20261118000143' }));
  expect(detail().invoice.status).toBe('requesting');
  await play.pass(0);
  expect(detail()).toMatchObject({ invoice: { status: 'requested' }, order: { status: 'loaded' } });
});

it('the invoice is as it was after a crash of the request for it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('orderActs');
  const over = { [ORDERS.detail]: { body: completedOrder() }, [ORDERS.invoice]: () => new Promise<never>(() => {}) };
  const { play, detail } = await visit(over, { effects: saboteur.effects });
  play.dispatch(invoiceWanted({ id: 'o1', orderNumber: 'AT20261118000143' }));
  await play.pass(0);
  expect(detail().invoice.status).toBe('requesting');
  // Another act of the same flow meets a fault of the portal.
  saboteur.arm(1);
  play.dispatch(cancellationWanted({ id: 'o2', orderNumber: 'AT20261118000144' }));
  saboteur.disarm();
  expect(detail().invoice.status).toBe('available');
});

it.each([
  [true, 'orderDetail:copied'],
  [false, 'orderDetail:notCopied'],
])('copies a detail, or says why it could not (%s)', async (works, key) => {
  const writeText = jest.fn(works ? async () => {} : async () => Promise.reject(new Error('denied')));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { play } = await visit();
  play.dispatch(orderCopyWanted('4500'));
  await play.pass(0);
  expect(writeText).toHaveBeenCalledWith('4500');
  expect(play.state().feedback.toasts[0]?.message).toEqual({ key });
});
