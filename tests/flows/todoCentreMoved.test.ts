import { TIMING } from '../../src/constants/timing.ts';
import { todosChanged } from '../../src/features/realtime/realtimeEvents.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { pageWith, TODO, todoWork } from '../support/todoWork.ts';
import { taskOf } from '../support/workbenchState.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('what others take out of a later page is gone, and what moves up to its place is loaded', async () => {
  const play = await todoWork();
  const server = Array.from({ length: 35 }, (_, index) => taskOf(`task ${index}`));
  play.backend[TODO.started] = () => {
    const skipCount = Number(Reflect.get(Object(play.bodyOf(TODO.started)), 'skipCount'));
    return pageWith(server.slice(skipCount, skipCount + 10), server.length);
  };
  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  const next = async () => {
    play.dispatch(centre.todoRows.nextRequested('started'));
    await play.pass(0);
  };
  await next();
  server.splice(11, 1);
  play.dispatch(todosChanged());
  await play.pass(TIMING.realtimeBurstMs);
  for (let page = 0; page < 4; page += 1) await next();
  expect(play.state().todoCentre.page.items.map(({ id }) => id)).toEqual(server.map(({ id }) => id));
});
