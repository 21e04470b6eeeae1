import { notificationPressed } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as task from '../../src/features/task/taskSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { notificationOf } from '../support/fixtures.ts';
import { ownTask, pageWith, TODO, todoWork } from '../support/todoWork.ts';
import { taskOf } from '../support/workbenchState.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const ROWS = ['first', 'second', 'third'];

/** Lin with the list of to-dos that she has started. */
async function overList() {
  const play = await todoWork({ tab: 2, intent: { kind: 'list', list: 'started' } });
  play.backend[TODO.started] = pageWith(ROWS.map((title) => ownTask(title)));
  play.backend[TODO.read] = { body: ownTask('second') };
  play.dispatch(centre.todoRows.wanted('started'));
  await play.pass(0);
  return play;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('back from a detail, or from a row’s form, the list returns to the row where the person was', async () => {
  const play = await overList();
  play.dispatch(centre.todoPressed(ownTask('second')));
  await play.pass(0);
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'list', lastAt: 'second' });
  play.dispatch(centre.todoEditPressed('third'));
  await play.pass(0);
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'list', lastAt: 'third' });
});

it.each([
  ['second', 'third'],
  ['third', 'second'],
])('after %s is deleted the person is at %s', async (id, neighbour) => {
  const play = await overList();
  play.dispatch(task.taskDeletionWanted({ kind: 'personal', id }));
  await play.pass(0);
  play.accept();
  await play.pass(500);
  expect(play.state().todoCentre.lastAt).toBe(neighbour);
});

it('another list starts at the top', async () => {
  const play = await overList();
  play.dispatch(centre.todoPressed(ownTask('second')));
  await play.pass(0);
  play.dispatch(centre.todoListPicked('participating'));
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ list: 'participating', lastAt: null });
});

it.each([
  ['who takes part in it', {}, 'participating'],
  [
    'who has only started it',
    { executors: [{ userId: 'wang', userName: '王磊', executorStatus: 0 as const }] },
    'started',
  ],
])('a detail opened by an address belongs to a list of personal to-dos: for the one %s', async (_who, over, list) => {
  const play = await todoWork();
  play.backend[TODO.read] = { body: ownTask('bearings', over) };
  expect(play.state().todoCentre.list).toBe('inProgress');
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 'bearings' } }));
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'detail', list });
});

it('opening a row of the workbench also opens its list', async () => {
  const play = await todoWork();
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 'bearings', list: 'personalFollowed' } }));
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'detail', list: 'personalFollowed' });
});

it('the workbench’s row of a work to-do opens its code; back returns to its list', async () => {
  const play = await todoWork();
  play.backend[TODO.code] = { body: { content: 'atrium://todo' } };
  const intent = { kind: 'code', list: 'overdue', task: taskOf('audit', { source: 'BPM' }) } as const;
  play.dispatch(dialogOpened({ tab: 2, intent }));
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'qrCode', list: 'overdue', scanned: { id: 'audit' } });
  expect(play.bodyOf(TODO.code)).toMatchObject({ code: 102, businessId: 'audit', moduleName: 'BPM' });
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'list', list: 'overdue' });
});

it('back from a to-do that a notification opened returns to the notifications, once', async () => {
  const play = await todoWork({ tab: 1 });
  play.backend[TODO.read] = { body: ownTask('bearings') };
  const properties = JSON.stringify({ App: { businessId: 'bearings' } });
  const about = notificationOf('n1', { moduleName: 'OA', notificationName: 'personalTodo', properties });
  play.dispatch(notificationPressed(about));
  await play.pass(0);
  expect(play.state().notificationDialog).toMatchObject({ tab: 2, place: 'bearings' });
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().notificationDialog).toMatchObject({ status: 'open', tab: 1 });
});
