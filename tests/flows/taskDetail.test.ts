import { notificationReceived, todosChanged } from '../../src/features/realtime/realtimeEvents.ts';
import { todoPressed } from '../../src/features/todoCentre/todoCentreSlice.ts';
import { notificationOf } from '../support/fixtures.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const SCHEDULE = {
  read: 'GET /api/user-date-schedule/get-info-by-id',
  day: 'POST /api/user-date-schedule/day',
  month: 'POST /api/user-date-schedule/month',
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The detail of `bearings`, opened; `hear` delivers a live notification of the to-do assistant. */
async function detail() {
  const play = await todoWork({ tab: 2, intent: { kind: 'list', list: 'started' } });
  play.backend[TODO.read] = { body: ownTask('bearings', { description: 'before' }) };
  play.dispatch(todoPressed(ownTask('bearings')));
  await play.pass(0);
  play.calls();
  let heard = 0;
  const hear = async (app: Record<string, unknown>) => {
    heard += 1;
    const properties = JSON.stringify({ App: app });
    play.dispatch(notificationReceived(notificationOf(`n${heard}`, { moduleName: 'OA', properties })));
    await play.pass(1_000);
    return play.calls().filter((call) => call.startsWith(TODO.read));
  };
  return { ...play, hear, load: () => play.state().taskDetail.load };
}

it('reloads the open detail when a live notification says that this task has changed', async () => {
  const { backend, hear, load } = await detail();
  backend[TODO.read] = { body: ownTask('bearings', { description: 'after' }) };
  expect(await hear({ businessId: 'another', event: 'completed' })).toEqual([]);
  expect(load().data?.description).toBe('before');
  expect(await hear({ businessId: 'bearings', event: 'completed' })).toHaveLength(1);
  expect(load()).toMatchObject({ status: 'loaded', data: { description: 'after' } });
});

it('a task deleted by somebody else leaves its open detail, which says so', async () => {
  const { backend, hear, load } = await detail();
  backend[TODO.read] = { status: 404, body: { error: { message: '该记录不存在！' } } };
  expect(await hear({ businessId: null, taskId: 'bearings', event: 'deleted' })).toHaveLength(1);
  expect(load()).toEqual({ status: 'failed', data: null, error: { key: 'task:gone' } });
});

it('reloads the open detail after a change without a notification: in another tab, or by its creator', async () => {
  const { backend, dispatch, pass, calls, load } = await detail();
  backend[TODO.read] = { body: ownTask('bearings', { description: 'after' }) };
  for (let row = 0; row < 3; row += 1) dispatch(todosChanged());
  await pass(1_000);
  expect(calls().filter((call) => call.startsWith(TODO.read))).toHaveLength(1);
  expect(load()).toMatchObject({ status: 'loaded', data: { description: 'after' } });
});

it('a detail opened during a series of such changes does not wait for it to end', async () => {
  const { backend, dispatch, pass, state } = await detail();
  dispatch(todosChanged());
  backend[TODO.read] = { body: ownTask('gears') };
  dispatch(todoPressed(ownTask('gears')));
  await pass(0);
  expect(state().taskDetail).toMatchObject({ target: { id: 'gears' }, load: { status: 'loaded' } });
});

it('the month, the day and the open schedule follow a save in another tab', async () => {
  const { backend, dispatch, pass, calls, state } = await todoWork({
    tab: 3,
    intent: { kind: 'detail', date: '2026-11-20', id: 'review' },
  });
  backend[SCHEDULE.read] = { body: ownTask('review', { description: 'after' }) };
  dispatch(todosChanged());
  await pass(1_000);
  const again = calls().filter((call) => call.includes('/user-date-schedule/'));
  // The workbench behind the dialog has a day and a month of its own.
  expect(again.sort()).toEqual([SCHEDULE.day, SCHEDULE.day, SCHEDULE.read, SCHEDULE.month, SCHEDULE.month].sort());
  expect(state().taskDetail.load.data?.description).toBe('after');
});
