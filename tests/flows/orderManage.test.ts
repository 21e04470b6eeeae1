import { confirmationAccepted, confirmationDismissed, toastActed } from '../../src/features/feedback/feedbackSlice.ts';
import { cancellationWanted, invoiceFileWanted, invoiceWanted } from '../../src/features/orderActs/orderActsSlice.ts';
import { orderNumberTyped } from '../../src/features/orderManage/orderManageSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { shellClosed, shellOpened } from '../../src/features/shell/shellSlice.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { completedOrder, ORDERS, orderBackend } from '../support/orderWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PATH = '/console/costCenter/orderManage';
const order = { id: 'o1', orderNumber: 'AT20261118000143' };

async function visit(search = '', over: Backend = {}) {
  const play = await playFlow(orderBackend(over), { path: PATH + search, preloadedState: consoleAdministrator() });
  await play.pass(0);
  return play;
}
type Play = Awaited<ReturnType<typeof visit>>;
const hrefOf = (play: Play) => play.state().routing.location.pathname + play.state().routing.location.search;
const countOf = (calls: string[], call: string) => calls.filter((one) => one === call).length;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the list requests what the address says, twelve orders a page', async () => {
  const play = await visit('?orderNumber=AT2026&kind=sms&status=completed&startDate=2026-01-01&page=3');
  expect(play.queryOf(ORDERS.list)).toEqual({
    orderNumber: 'AT2026',
    kind: 'sms',
    status: 'completed',
    startDate: '2026-01-01',
    skipCount: '24',
    maxResultCount: '12',
  });
  expect(play.state().orderManage).toMatchObject({
    rows: { status: 'loaded', data: { totalCount: 25 } },
    summary: { status: 'loaded', data: { unpaid: 1 } },
  });
});

it('ignores invalid values in the address', async () => {
  const play = await visit('?kind=gold&status=&startDate=soon&page=-2');
  expect(play.queryOf(ORDERS.list)).toEqual({ skipCount: '0', maxResultCount: '12' });
});

it('a typed number reaches the address after a debounce, from the first page, as one history entry', async () => {
  const play = await visit('?page=3&kind=sms');
  for (const text of ['A', 'AT', ' AT2026 ']) play.dispatch(orderNumberTyped(text));
  await play.pass(299);
  expect(hrefOf(play)).toBe(`${PATH}?page=3&kind=sms`);
  await play.pass(1);
  expect(hrefOf(play)).toBe(`${PATH}?orderNumber=AT2026&kind=sms`);
  expect(play.state().routing.action).toBe('REPLACE');
  expect(play.state().orderManage.typed).toBeNull();
});

it('keeps the rows until the next page arrives; does not request the totals again', async () => {
  const play = await visit();
  play.calls();
  play.dispatch(navigationWanted({ to: `${PATH}?page=2` }));
  await play.pass(0);
  expect(play.calls()).toEqual([ORDERS.list]);
  expect(play.state().orderManage.rows.data?.items).toHaveLength(1);
});

it('cancelling asks first, names the order, and does nothing without a yes', async () => {
  const play = await visit();
  play.dispatch(cancellationWanted(order));
  await play.pass(0);
  const asked = play.state().feedback.confirmation;
  expect(asked).toMatchObject({
    question: { key: 'orderManage:cancelQuestion', params: { orderNumber: order.orderNumber } },
    decline: { key: 'orderManage:keepOrder' },
    danger: true,
  });
  play.calls();
  play.dispatch(confirmationDismissed(asked?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('after a cancellation, reads the order again with the totals', async () => {
  const play = await visit();
  play.dispatch(cancellationWanted(order));
  await play.pass(0);
  play.calls();
  play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
  const calls = play.calls();
  expect(calls[0]).toBe(ORDERS.cancel);
  expect([countOf(calls, ORDERS.list), countOf(calls, ORDERS.summary)]).toEqual([1, 1]);
  expect(play.state().feedback.toasts[0]?.message).toMatchObject({ key: 'orderManage:cancelled' });
});

it('requests an invoice at once and can undo it within five seconds', async () => {
  const play = await visit('', { [ORDERS.list]: { body: { items: [completedOrder()], totalCount: 1 } } });
  play.calls();
  play.dispatch(invoiceWanted(order));
  await play.pass(0);
  expect(play.calls()).toContain(ORDERS.invoice);
  await play.pass(4999);
  const [toast] = play.state().feedback.toasts;
  play.dispatch(toastActed(toast?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).toContain(ORDERS.withdraw);
});

it('nothing can be undone after five seconds; a repeated request counts once', async () => {
  let answer = () => {};
  const play = await visit('', {
    [ORDERS.invoice]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 204 });
      }),
  });
  play.calls();
  play.dispatch(invoiceWanted(order));
  play.dispatch(invoiceWanted(order));
  await play.pass(0);
  expect(play.state().orderActs.underWay).toEqual(['o1']);
  expect(countOf(play.calls(), ORDERS.invoice)).toBe(1);
  expect(play.state().feedback.toasts).toEqual([]);
  answer();
  await play.pass(5000);
  expect(play.state().feedback.toasts).toEqual([]);
  expect(play.calls()).not.toContain(ORDERS.withdraw);
});

it('an order whose act the end of the shell interrupts is free for the next one', async () => {
  const play = await visit('', { [ORDERS.invoice]: () => new Promise(() => {}) });
  play.dispatch(invoiceWanted(order));
  await play.pass(0);
  play.dispatch(shellClosed());
  play.dispatch(shellOpened());
  await play.pass(0);
  play.calls();
  play.dispatch(invoiceWanted(order));
  await play.pass(0);
  expect(play.calls()).toEqual([ORDERS.invoice]);
});

it('reports what the server refuses and reads the list again', async () => {
  const refused = { status: 403, body: { error: { code: 'Atrium:OrderState', message: 'Not in this state.' } } };
  const play = await visit('', { [ORDERS.invoice]: refused });
  play.calls();
  play.dispatch(invoiceWanted(order));
  await play.pass(0);
  expect(play.state().feedback.toasts[0]?.message).toEqual({ text: 'Not in this state.', language: 'zh-CN' });
  expect(play.state().orderActs.underWay).toEqual([]);
  expect(play.calls()).toContain(ORDERS.list);
});

it('saves an issued invoice under its name', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:invoice';
  URL.revokeObjectURL = jest.fn();
  const play = await visit('', { [ORDERS.file]: { body: 'pdf' } });
  play.dispatch(invoiceFileWanted({ id: 'o1', fileName: 'AT1.pdf' }));
  await play.pass(0);
  expect(saved).toEqual(['AT1.pdf']);
  await play.pass(10_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:invoice');
});
