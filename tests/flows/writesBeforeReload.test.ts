import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { taskFormChanged, taskSaveWanted } from '../../src/features/taskForm/taskFormSlice.ts';
import { todoCounts } from '../../src/features/todoCentre/todoCentreSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import type { Reply } from '../support/playFlow.ts';
import { TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const typed = { title: 'Pay the supplier', startedAt: '2026-11-20T10:30:00', endAt: '2026-11-27T18:00:00' };

/** A filled form, and a reload due in a second because another tab has switched companies. */
async function reloadDue() {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(taskFormChanged(typed));
  play.dispatch(pageReloadWanted({ reason: 'companySwitched', delayMs: 1_000 }));
  await play.pass(0);
  return play;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  jest.mocked(page.reloadPage).mockReset();
});
afterEach(() => jest.useRealTimers());

it('does not start a write requested once the page is about to reload; its form is a draft', async () => {
  const play = await reloadDue();
  play.dispatch(taskSaveWanted());
  await play.pass(999);
  expect(page.reloadPage).not.toHaveBeenCalled();
  await play.pass(1_001);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(play.calls()).not.toContain(TODO.create);
  expect(Object.values(play.state().drafts.drafts)).toMatchObject([{ values: typed }]);
});

it('still performs reads', async () => {
  const play = await reloadDue();
  play.dispatch(todoCounts.wanted());
  await play.pass(0);
  expect(play.calls()).toContain(TODO.counts);
});

it('a write begun before that runs to its end', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  let answer: (reply: Reply) => void = () => {};
  play.backend[TODO.create] = () => new Promise<Reply>((resolve) => (answer = resolve));
  play.dispatch(taskFormChanged(typed));
  play.dispatch(taskSaveWanted());
  await play.pass(0);
  play.dispatch(pageReloadWanted({ reason: 'companySwitched', delayMs: 1_000 }));
  answer({ body: { id: 'new-task' } });
  await play.pass(0);
  expect(play.toasts()).toContainEqual({ kind: 'success', message: { key: 'common:createdSuccessfully' } });
});

it('if the reload fails the page stays, and the write is sent after all', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(page.reloadPage).mockImplementationOnce(() => {
    throw new Error('refused');
  });
  const play = await reloadDue();
  play.dispatch(taskSaveWanted());
  await play.pass(1_000);
  expect(play.events()).toContain('reload/crashed');
  expect(play.calls().filter((call) => call === TODO.create)).toHaveLength(1);
});
