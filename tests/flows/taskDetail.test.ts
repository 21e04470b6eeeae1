import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { todoPressed } from '../../src/features/todoCentre/todoCentreSlice.ts';
import { notificationOf } from '../support/fixtures.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The detail of `bearings`, opened; `hear` lets a live notification of the to-do assistant come. */
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

it('TODO-6, NTF-6 the open detail is read again when a live notification says that this task has changed', async () => {
  const { backend, hear, load } = await detail();
  backend[TODO.read] = { body: ownTask('bearings', { description: 'after' }) };
  expect(await hear({ businessId: 'another', event: 'completed' })).toEqual([]);
  expect(load().data?.description).toBe('before');
  expect(await hear({ businessId: 'bearings', event: 'completed' })).toHaveLength(1);
  expect(load()).toMatchObject({ status: 'loaded', data: { description: 'after' } });
});

it('TODO-6 a task that somebody else deletes is gone from its open detail, which says so', async () => {
  const { backend, hear, load } = await detail();
  backend[TODO.read] = { status: 404, body: { error: { message: '该记录不存在！' } } };
  expect(await hear({ businessId: null, taskId: 'bearings', event: 'deleted' })).toHaveLength(1);
  expect(load()).toEqual({ status: 'failed', data: null, error: { key: 'task:gone' } });
});
