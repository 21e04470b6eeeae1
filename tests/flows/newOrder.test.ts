import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { newOrderClosed, newOrderForm, offerResource } from '../../src/features/newOrder/newOrderSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { emptyLoad } from '../../src/lib/loading.ts';
import { UNEXPECTED } from '../../src/lib/message.ts';
import { emptySubmission } from '../../src/lib/submission.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { ORDERS, offer, orderBackend } from '../support/orderWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PATH = '/console/costCenter/orderManage';
const wish = { kind: 'users', users: 10, amount: '560.00' } as const;

async function visit(search: string, over: Backend = {}) {
  const play = await playFlow(orderBackend(over), { path: PATH + search, preloadedState: consoleAdministrator() });
  await play.pass(0);
  play.dispatch(formTyped({ key: 'newOrder/users', typed: '10' }));
  return play;
}
type Play = Awaited<ReturnType<typeof visit>>;
const hrefOf = (play: Play) => play.state().routing.location.pathname + play.state().routing.location.search;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('requests the prices only when a new order is being filled in, and does not request the list behind it twice', async () => {
  expect((await visit('')).calls()).not.toContain(ORDERS.offer);
  const play = await visit('?new=users');
  expect(play.state().newOrder.offer).toMatchObject({ status: 'loaded', data: { userMonth: '7.00' } });
  expect(play.calls().filter((call) => call === ORDERS.list)).toHaveLength(1);
});

it('prices that have not arrived when the form is left are at rest, with the former ones if there are any', async () => {
  const never = () => new Promise<never>(() => {});
  const play = await visit('?new=users', { [ORDERS.offer]: never });
  const prices = () => play.state().newOrder.offer;
  const open = async () => {
    play.dispatch(navigationWanted({ to: `${PATH}?new=users` }));
    await play.pass(0);
  };
  expect(prices().status).toBe('loading');
  play.dispatch(newOrderClosed());
  await play.pass(0);
  expect(prices()).toEqual(emptyLoad());

  play.backend[ORDERS.offer] = { body: offer };
  await open();
  expect(prices().status).toBe('loaded');
  play.backend[ORDERS.offer] = never;
  play.dispatch(offerResource.wanted());
  await play.pass(0);
  expect(prices().status).toBe('reloading');
  play.dispatch(newOrderClosed());
  await play.pass(0);
  expect(prices()).toEqual({ status: 'loaded', data: offer, error: null });

  await open();
  play.events();
  play.dispatch(sessionCleared());
  await play.pass(0);
  expect(prices()).toEqual(emptyLoad());
  expect(play.events()).toContain('newOrder/offerAbandoned');
});

it('CON-1 sending an order opens its page and discards what was typed', async () => {
  const play = await visit('?new=users');
  play.dispatch(newOrderForm.submitted(wish));
  await play.pass(0);
  expect(play.bodyOf(ORDERS.create)).toEqual(wish);
  expect(hrefOf(play)).toBe('/console/costCenter/orderDetail/o1');
  expect(play.state().routing.action).toBe('REPLACE');
  expect(play.state().forms.typed).toEqual({});
});

it('a refused order stays filled in and says why; the prices are requested again', async () => {
  const refused = { status: 403, body: { error: { code: 'Atrium:PriceChanged', message: 'The price has changed.' } } };
  const play = await visit('?new=users', { [ORDERS.create]: refused });
  play.calls();
  play.dispatch(newOrderForm.submitted(wish));
  await play.pass(0);
  expect(play.state().newOrder.form).toMatchObject({
    status: 'refused',
    failure: { error: { text: 'The price has changed.', language: 'zh-CN' } },
  });
  expect(play.calls()).toEqual([ORDERS.create, ORDERS.offer]);
  expect(play.state().forms.typed).toEqual({ 'newOrder/users': '10' });
});

it('names a field that the server refuses', async () => {
  const body = { error: { message: 'no', validationErrors: [{ message: 'Too many', members: ['users'] }] } };
  const play = await visit('?new=users', { [ORDERS.create]: { status: 400, body } });
  play.dispatch(newOrderForm.submitted(wish));
  await play.pass(0);
  expect(play.state().newOrder.form.failure.fields).toEqual({ users: { text: 'Too many', language: 'zh-CN' } });
});

it('closing returns to the list with its filters', async () => {
  const play = await visit('?status=unpaid&page=2&new=edition');
  play.dispatch(newOrderClosed());
  await play.pass(0);
  expect(hrefOf(play)).toBe(`${PATH}?status=unpaid&page=2`);
  expect(play.state().forms.typed).toEqual({});
});

it.each([
  ['closed and opened again', [newOrderClosed(), navigationWanted({ to: `${PATH}?new=users` })]],
  ['changed to another kind', [navigationWanted({ to: `${PATH}?new=edition`, replace: true })]],
])('a refusal is forgotten once the order is %s', async (_how, actions) => {
  const refused = { status: 403, body: { error: { message: 'The price has changed.' } } };
  const play = await visit('?new=users', { [ORDERS.create]: refused });
  play.dispatch(newOrderForm.submitted(wish));
  await play.pass(0);
  expect(play.state().newOrder.form.status).toBe('refused');
  for (const action of actions) play.dispatch(action);
  await play.pass(0);
  expect(play.state().newOrder.form).toEqual(emptySubmission());
});

it('after a crash the order says so, and can be sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('newOrder');
  const begin = { path: `${PATH}?new=users`, preloadedState: consoleAdministrator(), effects: saboteur.effects };
  const play = await playFlow(orderBackend(), begin);
  await play.pass(0);
  saboteur.arm(3);
  play.dispatch(newOrderForm.submitted(wish));
  saboteur.disarm();
  await play.pass(0);
  expect(play.events()).toContain('newOrder/crashed');
  expect(play.state().newOrder.form).toMatchObject({ status: 'refused', failure: { error: UNEXPECTED } });
  play.dispatch(newOrderForm.submitted(wish));
  await play.pass(0);
  expect(hrefOf(play)).toBe('/console/costCenter/orderDetail/o1');
});

it('an order closed while it is being sent opens no page when it is answered; the list is read again', async () => {
  const play = await visit('?new=users');
  let answer: (reply: object) => void = () => {};
  play.backend[ORDERS.create] = () => new Promise((resolve) => (answer = resolve));
  play.dispatch(newOrderForm.submitted(wish));
  await play.pass(0);
  play.dispatch(newOrderClosed());
  await play.pass(0);
  play.calls();
  answer({ body: { id: 'o1' } });
  await play.pass(0);
  expect(hrefOf(play)).toBe(PATH);
  expect(play.calls()).toContain(ORDERS.list);
});
