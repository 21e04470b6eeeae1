import type { UnknownAction } from '@reduxjs/toolkit';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as task from '../../src/features/task/taskSlice.ts';
import { mayComplete } from '../../src/features/task/taskSlice.ts';
import { taskDetailOpened } from '../../src/features/taskDetail/taskDetailSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { taskOf } from '../support/workbenchState.ts';

const executors = [
  { userId: 'lin', userName: '林静', executorStatus: 0 },
  { userId: 'wang', userName: '王磊', executorStatus: 1 },
];
const shared = taskOf('shared', { executors, isCollection: false, myExecutorStatus: 0 });
const other = taskOf('other', { executors, isCollection: false, myExecutorStatus: 0 });

/** The to-do centre on its first list with both to-dos in it. */
const loaded = [
  centre.todoRows.requested('inProgress'),
  centre.todoRows.loaded({ items: [shared, other], totalCount: 2 }, 'inProgress'),
];
const stateAfter = (...actions: UnknownAction[]) =>
  [...loaded, ...actions].reduce(centre.todoCentreReducer, centre.todoCentreReducer(undefined, { type: '@@test' }));

it('TODO-6 only an executor who has not completed yet may complete', () => {
  expect(mayComplete(shared, 'lin')).toBe(true);
  expect(mayComplete(shared, 'wang')).toBe(false);
  expect(mayComplete(shared, 'zhao')).toBe(false);
  expect(mayComplete(shared, undefined)).toBe(false);
});

it('a person who has completed may not do so again, until the server refuses it', () => {
  const id = shared.id;
  const confirmed = stateAfter(task.completionConfirmed({ id, userId: 'lin' }));
  expect(confirmed.page.items[0]).toMatchObject({ myExecutorStatus: 1 });
  expect(confirmed.page.items.map((each) => mayComplete(each, 'lin'))).toEqual([false, true]);
  const refused = stateAfter(
    task.completionConfirmed({ id, userId: 'lin' }),
    task.completionRolledBack({ id, userId: 'lin', status: 0 }),
  );
  expect(refused.page.items).toEqual([shared, other]);
});

it('following shows at once, only at this to-do, and takes the value that the server confirms', () => {
  const id = shared.id;
  const follows = (...actions: UnknownAction[]) => stateAfter(...actions).page.items.map((each) => each.isCollection);
  const toggled = task.followToggled({ id, isCollection: true });
  expect(follows(toggled)).toEqual([true, false]);
  expect(follows(toggled, task.followRolledBack({ id, isCollection: false }))).toEqual([false, false]);
  expect(follows(toggled, task.followSettled({ id, isCollection: false }))).toEqual([false, false]);
});

it('the to-do whose code is shown changes with its row', () => {
  const scanned = stateAfter(centre.todoCodeShown(shared), task.followToggled({ id: shared.id, isCollection: true }));
  expect(scanned.scanned?.isCollection).toBe(true);
});

it('a deleted to-do leaves its list, whose count drops by one; an unknown one changes nothing', () => {
  const deleted = stateAfter(task.deletionConfirmed({ kind: 'personal', id: shared.id }));
  expect(deleted.page).toMatchObject({ items: [other], totalCount: 1 });
  expect(stateAfter(task.deletionConfirmed({ kind: 'personal', id: 'elsewhere' })).page).toMatchObject({
    totalCount: 2,
  });
});

it('another list starts empty, the same one keeps its rows', () => {
  expect(stateAfter(centre.todoListShown('inProgress')).page.items).toEqual([shared, other]);
  expect(stateAfter(centre.todoListShown('started'))).toMatchObject({
    list: 'started',
    page: { items: [], status: 'idle' },
  });
});

it('every way of leaving the code forgets whose it was', () => {
  const ways = [
    centre.todoListShown('inProgress'),
    centre.todoFormShown(),
    centre.todoDetailShown(),
    centre.todoPanelLeft(),
  ];
  for (const way of ways) expect(stateAfter(centre.todoCodeShown(shared), way).scanned).toBeNull();
});

it('leaving the panel drops its rows; it reopens at the same list', () => {
  const left = stateAfter(centre.todoListShown('started'), centre.todoPanelLeft());
  expect(left).toMatchObject({ status: 'list', list: 'started', page: { items: [] } });
});

it('ignores rows of a list other than the shown one', () => {
  const late = stateAfter(
    centre.todoListShown('started'),
    centre.todoRows.requested('started'),
    centre.todoRows.loaded({ items: [shared], totalCount: 1 }, 'inProgress'),
  );
  expect(late.page.items).toEqual([]);
});

it('the focus returns to the to-do that was opened last, and from a deleted one to its neighbour', () => {
  const lastAt = (...actions: UnknownAction[]) => stateAfter(...actions).lastAt;
  const deleted = (id: string) => task.deletionConfirmed({ kind: 'personal', id });
  expect(lastAt(centre.todoEditPressed('shared'))).toBe('shared');
  expect(lastAt(centre.todoCodeShown(other))).toBe('other');
  expect(lastAt(taskDetailOpened({ kind: 'personal', id: 'shared' }))).toBe('shared');
  expect(lastAt(taskDetailOpened({ kind: 'schedule', id: 'shared' }))).toBeNull();
  expect(lastAt(deleted('shared'))).toBe('other');
  expect(lastAt(deleted('other'))).toBe('shared');
  expect(lastAt(deleted('shared'), deleted('other'))).toBeNull();
  expect(lastAt(centre.todoEditPressed('shared'), deleted('elsewhere'))).toBe('shared');
  for (const leaving of [centre.todoListShown('started'), centre.todoListFound('started'), centre.todoPanelLeft()])
    expect(lastAt(centre.todoEditPressed('shared'), leaving)).toBeNull();
});

it('the way back leads to the notifications only if they opened this detail', () => {
  const isBackThere = (...actions: UnknownAction[]) => stateAfter(...actions).fromNotifications;
  const byNotification = dialogOpened({ tab: 2, intent: { kind: 'detail', id: 'shared', from: 'notifications' } });
  expect(isBackThere(byNotification)).toBe(true);
  expect(isBackThere(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 'shared' } }))).toBe(false);
  const ends = [
    dialogOpened({ tab: 2 }),
    dialogOpened({ tab: 1 }),
    centre.todoListShown('started'),
    centre.todoPanelLeft(),
  ];
  for (const end of ends) expect(isBackThere(byNotification, end)).toBe(false);
});

it('the list on the screen counts its own rows, any other what the server counts', () => {
  const counts = {
    work: { myInProgress: 1, myOverdue: 2, myFinished: 3, myCollection: 4, total: 10 },
    personal: { myParticipateIn: 5, myStartCount: 6, myCollection: 7, total: 18 },
  };
  const lists = [
    'inProgress',
    'overdue',
    'finished',
    'workFollowed',
    'participating',
    'started',
    'personalFollowed',
  ] as const;
  expect(lists.map(centre.groupOf)).toEqual([...Array(4).fill('work'), ...Array(3).fill('personal')]);
  const counted = [centre.todoCounts.requested(), centre.todoCounts.loaded(counts)];
  const total = (list: (typeof lists)[number], ...actions: UnknownAction[]) =>
    centre.selectTotalOf({ todoCentre: stateAfter(...actions) }, list);
  expect(total('inProgress')).toBe(2);
  expect(total('overdue')).toBeNull();
  expect(total('inProgress', ...counted)).toBe(2);
  expect(total('overdue', ...counted)).toBe(2);
  // Its rows are not on the screen, or not known yet.
  expect(total('inProgress', ...counted, centre.todoFormShown())).toBe(1);
  const requested = [centre.todoListShown('started'), centre.todoRows.requested('started')];
  expect(total('started', ...counted, ...requested)).toBe(6);
  expect(total('started', ...counted, ...requested, centre.todoRows.failed({ key: 'errors:network' }, 'started'))).toBe(
    6,
  );
});
