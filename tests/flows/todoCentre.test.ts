import type { UserTask } from '../../contract/tasks.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { notificationReceived, todosChanged } from '../../src/features/realtime/realtimeEvents.ts';
import { taskFormChanged, taskSaved } from '../../src/features/taskForm/taskFormSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { notificationOf } from '../support/fixtures.ts';
import type { Reply } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { ownTask, pageWith, TODO, todoWork } from '../support/todoWork.ts';
import { taskOf } from '../support/workbenchState.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const many = (from: number, to: number): UserTask[] =>
  Array.from({ length: to - from }, (_, index) => taskOf(`task ${from + index}`));
const ids = (tasks: readonly UserTask[]) => tasks.map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('TODO-2 a list loads ten at a time with sortType 1, the next ten when its end is visible, and never twice', async () => {
  const play = await todoWork();
  play.backend[TODO.started] = pageWith(many(0, 10), 12);
  play.lookFromHere();
  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  play.expectExactly([
    'todoCentre/todoListPicked',
    'qrCode/qrCodeLeft',
    'todoCentre/todoListShown',
    'todoCentre/todoPageRequested',
    `→ ${TODO.started}`,
    'todoCentre/todoPageLoaded',
  ]);
  expect(play.bodyOf(TODO.started)).toEqual({ skipCount: 0, maxResultCount: 10, sortType: 1 });

  play.backend[TODO.started] = pageWith(many(10, 12), 12);
  play.dispatch(centre.todoRows.nextRequested('started'));
  play.dispatch(centre.todoRows.nextRequested('started'));
  await play.pass(0);
  play.expectExactly([
    'todoCentre/todoNextPageRequested',
    `→ ${TODO.started}`,
    'todoCentre/todoNextPageRequested',
    'todoCentre/todoNextPageLoaded',
  ]);
  expect(play.bodyOf(TODO.started)).toMatchObject({ skipCount: 10 });
  expect(ids(play.state().todoCentre.page.items)).toEqual(ids(many(0, 12)));

  play.dispatch(centre.todoRows.nextRequested('started'));
  await play.pass(0);
  play.expectExactly(['todoCentre/todoNextPageRequested']);
});

it('a next page that fails costs only its own row and loads with the next attempt', async () => {
  const play = await todoWork();
  play.backend[TODO.started] = pageWith(many(0, 10), 12);
  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  play.backend[TODO.started] = { status: 500, body: { error: { message: 'busy' } } };
  play.dispatch(centre.todoRows.nextRequested('started'));
  await play.pass(0);
  expect(play.state().todoCentre.page).toMatchObject({ status: 'moreFailed', error: { text: 'busy' } });
  expect(play.state().todoCentre.page.items).toHaveLength(10);
  expect(play.toasts()).toEqual([]);
  play.backend[TODO.started] = pageWith(many(10, 12), 12);
  play.dispatch(centre.todoRows.nextRequested('started'));
  await play.pass(0);
  expect(play.state().todoCentre.page.items).toHaveLength(12);
});

it('a next page requested before the list starts over is not taken for the one after it', async () => {
  const play = await todoWork();
  play.backend[TODO.started] = pageWith(many(0, 10), 25);
  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  let answerOld = (_reply: Reply) => {};
  play.backend[TODO.started] = () =>
    new Promise<Reply>((resolve) => {
      answerOld = resolve;
    });
  play.dispatch(centre.todoRows.nextRequested('started'));
  await play.pass(0);
  play.backend[TODO.started] = pageWith(many(30, 40), 55);
  play.dispatch(centre.todoRows.wanted('started'));
  await play.pass(0);
  play.backend[TODO.started] = pageWith(many(40, 50), 55);
  play.dispatch(centre.todoRows.nextRequested('started'));
  answerOld(pageWith(many(10, 20), 25));
  await play.pass(0);
  expect(ids(play.state().todoCentre.page.items)).toEqual(ids(many(30, 50)));
});

it('the answer for a list that was left never shows', async () => {
  const play = await todoWork();
  play.backend[TODO.overdue] = pageWith(many(0, 3));
  play.dispatch(centre.todoListPicked('overdue'));
  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ list: 'started', page: { status: 'loaded', items: [] } });
});

it('other people’s changes appear in the shown list; a burst of events costs one call', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'list', list: 'participating' } });
  play.backend[TODO.participating] = pageWith([ownTask('from wang')]);
  for (const id of ['1', '2', '3']) play.dispatch(notificationReceived(notificationOf(id)));
  await play.pass(300);
  expect(ids(play.state().todoCentre.page.items)).toEqual(['from wang']);
  // One for the dialog, one for the list of the workbench.
  expect(play.calls().filter((call) => call === TODO.participating)).toHaveLength(2);
});

it('a to-do decided in an application leaves the shown list', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'list', list: 'overdue' } });
  play.backend[TODO.overdue] = pageWith(many(0, 1));
  play.dispatch(todosChanged());
  await play.pass(300);
  expect(ids(play.state().todoCentre.page.items)).toEqual(['task 0']);
});

it('counts requested before a save never replace those requested after it', async () => {
  const play = await todoWork();
  const answers: ((reply: Reply) => void)[] = [];
  play.backend[TODO.counts] = () => new Promise<Reply>((resolve) => answers.push(resolve));
  const counted = (started: number): Reply => ({
    body: {
      work: { myInProgress: 1, myOverdue: 2, myFinished: 3, myCollection: 4, total: 3 },
      personal: { myParticipateIn: 5, myStartCount: started, myCollection: 7, total: 5 },
    },
  });
  play.dispatch(centre.todoCounts.wanted());
  await play.pass(0);
  play.dispatch(taskSaved({ kind: 'personal', id: null }));
  await play.pass(0);
  answers[0]?.(counted(6));
  await play.pass(0);
  answers[1]?.(counted(7));
  await play.pass(0);
  expect(play.state().todoCentre.counts.data?.personal.myStartCount).toBe(7);
});

it('a crash keeps the tab with its list; what was typed is a draft, and the next press works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('todoCentre');
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } }, {}, saboteur.effects);
  play.dispatch(taskFormChanged({ title: 'half' }));
  saboteur.arm(1);
  play.dispatch(centre.todoBackPressed());
  saboteur.disarm();
  await play.pass(0);
  expect(play.events()).toContain('todoCentre/crashed');
  expect(play.state().todoCentre).toMatchObject({ status: 'list', page: { status: 'loaded' } });
  expect(play.state().taskForm.status).toBe('closed');
  expect(Object.values(play.state().drafts.drafts).map(({ values }) => values.title)).toEqual(['half']);
  play.dispatch(centre.todoCreatePressed());
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ status: 'editing', values: { title: 'half' } });
});

it('TODO-3 hands a work to-do to the app with code 102; back returns to its list', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'list', list: 'inProgress' } });
  play.backend[TODO.code] = { body: { content: 'atrium://todo' } };
  play.dispatch(centre.todoPressed(taskOf('audit', { source: 'BPM' })));
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('qrCode');
  expect(play.bodyOf(TODO.code)).toMatchObject({
    code: 102,
    tenantId: 'tenant-Former',
    businessId: 'audit',
    moduleName: 'BPM',
  });
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('list');
  expect(play.state().qrCode.request).toBeNull();
});

it('TODO-3 a personal to-do opens its detail, which the address reflects; edit and back pass through it', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'list', list: 'participating' } });
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(centre.todoPressed(ownTask('bearings')));
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('detail');
  expect(play.state().taskDetail.load).toMatchObject({ status: 'loaded', data: { id: 'bearings' } });
  expect(play.state().notificationDialog.place).toBe('bearings');
  play.dispatch(centre.todoEditPressed('bearings'));
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('form');
  expect(play.state().notificationDialog.place).toBe('edit/bearings');
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('detail');
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('list');
  expect(play.state().taskDetail.target).toBeNull();
  expect(play.state().notificationDialog.place).toBeNull();
});

it.each([
  [{ kind: 'create' }, 'form', null],
  [{ kind: 'edit', id: 'bearings' }, 'form', 'bearings'],
  [{ kind: 'detail', id: 'new' }, 'form', null],
  [{ kind: 'detail', id: 'edit/bearings' }, 'form', 'bearings'],
] as const)('NTF-1 the dialog opened with %j shows the %s of %s', async (intent, view, id) => {
  const play = await todoWork();
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(dialogOpened({ tab: 2, intent }));
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe(view);
  expect(play.state().taskForm.id).toBe(id);
  expect(play.state().notificationDialog.todoIntent).toBeNull();
});

it('a dirty form asks before it is left: no keeps it with its text, yes goes on', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(taskFormChanged({ title: 'half' }));
  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  expect(play.question()).toMatchObject({ question: { key: 'task:leaveUnsaved' } });
  play.dismiss();
  await play.pass(0);
  expect(play.state().todoCentre.status).toBe('form');
  expect(play.state().taskForm.values.title).toBe('half');

  play.dispatch(centre.todoListPicked('started'));
  await play.pass(0);
  play.accept();
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'list', list: 'started' });
  expect(play.state().taskForm.status).toBe('closed');
});

it('an untouched form is left without a question', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(centre.todoBackPressed());
  await play.pass(0);
  expect(play.question()).toBeNull();
  expect(play.state().todoCentre.status).toBe('list');
});
