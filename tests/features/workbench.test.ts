import type { UnknownAction } from '@reduxjs/toolkit';
import type { DayItem } from '../../contract/schedules.ts';
import type { UserTask } from '../../contract/tasks.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { deletionConfirmed, followToggled } from '../../src/features/task/taskSlice.ts';
import * as workbench from '../../src/features/workbench/workbenchSlice.ts';

const stateAfter = (...events: readonly UnknownAction[]) =>
  events.reduce(workbench.workbenchReducer, workbench.workbenchReducer(undefined, { type: '@@test' }));
const task = (id: string) => ({ id, isCollection: false, executors: [] }) as unknown as UserTask;
const item = (id: string) => ({ id }) as DayItem;
const cards = ['inProgress', 'participating'].flatMap((list) => [
  workbench.todoCard.requested(list),
  workbench.todoCard.loaded([task('t1'), task('t2')], list),
]);
const day = [
  workbench.dayChosen('2026-11-20'),
  workbench.agenda.requested('2026-11-20'),
  workbench.agenda.loaded([item('t1'), item('s1')], '2026-11-20'),
];
const idsOf = (load?: { readonly data: readonly { readonly id: string }[] | null }) => load?.data?.map(({ id }) => id);

it('each card shows its own list', () => {
  const chosen = stateAfter(workbench.todoListChosen({ group: 'work', list: 'completed' as never }));
  expect(chosen.chosen).toEqual({ work: 'completed', personal: 'participating' });
});

it('schedules of another day never appear under a new heading', () => {
  const other = stateAfter(...day, workbench.dayChosen('2026-11-21'));
  expect([other.day, other.agenda.data]).toEqual(['2026-11-21', null]);
  const late = workbench.workbenchReducer(other, workbench.agenda.loaded([item('s1')], '2026-11-20'));
  expect(late.agenda.data).toBeNull();
  const same = stateAfter(...day);
  expect(workbench.workbenchReducer(same, workbench.dayChosen('2026-11-20'))).toEqual(same);
});

it('a task that is about to be deleted leaves every card and the agenda; nothing else does', () => {
  const state = stateAfter(...cards, ...day, deletionConfirmed({ kind: 'personal', id: 't1' }));
  expect(Object.values(state.lists).map(idsOf)).toEqual([['t2'], ['t2']]);
  expect(idsOf(state.agenda)).toEqual(['s1']);
  const unread = stateAfter(
    workbench.todoCard.requested('inProgress'),
    deletionConfirmed({ kind: 'personal', id: 't1' }),
  );
  expect([unread.lists['inProgress']?.data, unread.agenda.data]).toEqual([null, null]);
});

it('a task that is followed is so in every card', () => {
  const { lists } = stateAfter(
    ...cards,
    workbench.todoCard.requested('completed'),
    followToggled({ id: 't2', isCollection: true }),
  );
  const followed = Object.values(lists).map(({ data }) => data?.filter(({ isCollection }) => isCollection));
  expect(followed.map((tasks) => tasks?.map(({ id }) => id))).toEqual([['t2'], ['t2'], undefined]);
});

it('nothing from one company is left in another', () => {
  expect(stateAfter(...cards, ...day, switchSucceeded())).toEqual(stateAfter());
});
