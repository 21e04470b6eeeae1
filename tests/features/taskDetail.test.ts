import type { UnknownAction } from '@reduxjs/toolkit';
import { completionConfirmed, followToggled } from '../../src/features/task/taskSlice.ts';
import { TASK_GONE } from '../../src/features/task/taskValues.ts';
import * as detail from '../../src/features/taskDetail/taskDetailSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { taskOf } from '../support/workbenchState.ts';

const shown = taskOf('shown', { executors: [{ userId: 'lin', userName: '林静', executorStatus: 0 }] });
const stateAfter = (...actions: UnknownAction[]) => ({
  taskDetail: actions.reduce(detail.taskDetailReducer, detail.taskDetailReducer(undefined, { type: '@@test' })),
});
const loadAfter = (...actions: UnknownAction[]) => detail.selectTaskDetail(stateAfter(...actions));
const { requested, loaded, failed } = detail.detailedTask;
const opened = [detail.taskDetailOpened({ kind: 'personal', id: shown.id }), requested(shown.id)];
const there = [...opened, loaded(shown, shown.id)];
const target = (...actions: UnknownAction[]) => detail.selectDetailTarget(stateAfter(...actions));

it('the detail shows the task it was opened for, and discards it on close', () => {
  expect(target(...there)).toEqual({ kind: 'personal', id: 'shown' });
  expect(loadAfter(...there)).toEqual({ status: 'loaded', data: shown, error: null });
  expect(stateAfter(...there, detail.taskDetailClosed())).toEqual(stateAfter());
});

it('the detail of another task starts without the previous one, whose late answer is dropped', () => {
  const another = [detail.taskDetailOpened({ kind: 'schedule', id: 'another' }), requested('another')];
  expect(loadAfter(...there, ...another)).toEqual({ status: 'loading', data: null, error: null });
  expect(loadAfter(...opened, ...another, loaded(shown, shown.id)).data).toBeNull();
  expect(loadAfter(loaded(shown, shown.id)).data).toBeNull();
});

it('no longer shows a task that is gone; any other failure leaves it on the screen', () => {
  const again = [...there, requested(shown.id)];
  expect(loadAfter(...again, failed(TASK_GONE, shown.id))).toEqual({ status: 'failed', data: null, error: TASK_GONE });
  expect(loadAfter(...again, failed({ text: 'busy' }, shown.id)).data).toEqual(shown);
  expect(loadAfter(...again, failed(TASK_GONE, 'another')).data).toEqual(shown);
  expect(stateAfter(failed(TASK_GONE, shown.id))).toEqual(stateAfter());
});

it('a change to the shown task shows in its detail; a change to another does not', () => {
  expect(loadAfter(...there, followToggled({ id: shown.id, isCollection: true })).data?.isCollection).toBe(true);
  expect(loadAfter(...there, completionConfirmed({ id: shown.id, userId: 'lin' })).data?.myExecutorStatus).toBe(1);
  expect(loadAfter(...there, followToggled({ id: 'another', isCollection: true })).data).toEqual(shown);
  expect(loadAfter(...opened, followToggled({ id: shown.id, isCollection: true })).data).toBeNull();
});

it('reports a crash while it loads', () => {
  expect(loadAfter(...opened, crashed('taskDetail')())).toMatchObject({
    status: 'failed',
    error: { key: 'errors:unexpected' },
  });
});
