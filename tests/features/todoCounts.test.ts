import type { UnknownAction } from '@reduxjs/toolkit';
import type { TaskListName } from '../../contract/tasks.ts';
import * as task from '../../src/features/task/taskSlice.ts';
import { listsWith } from '../../src/features/todoCentre/goneTodos.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { taskOf } from '../support/workbenchState.ts';

const counts = (started: number) => ({
  work: { myInProgress: 1, myOverdue: 0, myFinished: 0, myCollection: 0, total: 1 },
  personal: { myParticipateIn: 7, myStartCount: started, myCollection: 0, total: 7 },
});
const [first, second, third] = ['first', 'second', 'third'].map((title) => taskOf(title)) as [
  ReturnType<typeof taskOf>,
  ReturnType<typeof taskOf>,
  ReturnType<typeof taskOf>,
];
const { todoRows, todoCounts } = centre;
const countsLoaded = (started: number) => [todoCounts.requested(), todoCounts.loaded(counts(started))];
const pageLoaded = (items: (typeof first)[], totalCount: number) => [
  todoRows.requested('started'),
  todoRows.loaded({ items, totalCount }, 'started'),
];
const nextLoaded = (items: (typeof first)[], totalCount: number) => [
  todoRows.nextRequested('started'),
  todoRows.nextLoaded({ items, totalCount }, 'started'),
];
const deletion = { kind: 'personal', id: 'second' } as const;
const lists: TaskListName[] = ['participating', 'started'];
const deleted = task.deletionConfirmed({ ...deletion, lists });
const begun = [centre.todoListShown('started'), ...countsLoaded(3), ...pageLoaded([first, second], 3)];
const after = (...actions: UnknownAction[]) => ({
  todoCentre: [...begun, ...actions].reduce(centre.todoCentreReducer, undefined) as ReturnType<
    typeof centre.todoCentreReducer
  >,
});
/** The numbers of both lists while the first of them is on the screen, and while neither is. */
const numbers = (...actions: UnknownAction[]) =>
  [after(...actions), after(...actions, centre.todoPanelLeft())].map((state) =>
    lists.map((list) => centre.selectTotalOf(state, list)),
  );

it('a deleted to-do counts in none of its lists, shown or not, whatever arrives while it can be taken back', () => {
  const less = [
    [6, 2],
    [6, 2],
  ];
  expect(numbers(deleted)).toEqual(less);
  expect(numbers(deleted, deleted)).toEqual(less);
  expect(numbers(deleted, ...countsLoaded(3), deleted)).toEqual(less);
  expect(numbers(deleted, ...pageLoaded([first, second], 3), deleted)).toEqual(less);
  expect(numbers(deleted, ...pageLoaded([first], 3), deleted)).toEqual(less);
  expect(numbers(deleted, ...nextLoaded([third], 3), deleted)).toEqual(less);
  expect(after(deleted, ...nextLoaded([second, third], 3)).todoCentre.page.items).toEqual([first, third]);
});

it('it counts again once it is taken back, and no more once it is deleted, until the server’s numbers have come', () => {
  const whole = [
    [7, 3],
    [7, 3],
  ];
  expect(numbers(deleted, task.deletionFailed(deletion))).toEqual(whole);
  expect(numbers(deleted, ...countsLoaded(3), ...nextLoaded([third], 3), task.deletionFailed(deletion))).toEqual(whole);
  const gone = [deleted, task.taskDeleted(deletion)];
  expect(numbers(...gone)[1]).toEqual([6, 2]);
  expect(numbers(...gone, ...pageLoaded([first, third], 2))[0]).toEqual([6, 2]);
  expect(numbers(...gone, ...countsLoaded(2))[1]).toEqual([7, 2]);
});

it('a number never falls below none', () => {
  const none = [deleted, ...countsLoaded(0), ...pageLoaded([], 0)];
  expect(numbers(...none).map(([, started]) => started)).toEqual([0, 0]);
});

it('a to-do that the person may delete is in the list of those they started, and in those that its fields name', () => {
  expect(listsWith(taskOf('mine', { myExecutorStatus: null }))).toEqual(['started']);
  expect(listsWith(taskOf('mine', { myExecutorStatus: 1, isCollection: true }))).toEqual([
    'participating',
    'started',
    'personalFollowed',
  ]);
});
