import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { UserTask } from '../../../contract/tasks.ts';
import * as events from './taskSlice.ts';

/** Whether the person may mark the task complete: only an executor who has not done so yet (§4). */
export function mayComplete(task: UserTask, userId: string | undefined): boolean {
  return task.executors.some((executor) => executor.userId === userId && executor.executorStatus !== 1);
}

/**
 * Keeps a slice's copies of a task up to date; `findAll` returns those with an id from the slice's state (Immer drafts,
 * so that they may be written to).
 */
export function addTaskChanges<State>(
  builder: ActionReducerMapBuilder<State>,
  findAll: (state: State, id: string) => UserTask[],
): ActionReducerMapBuilder<State> {
  const follow = (state: State, { payload }: { payload: { id: string; isCollection: boolean } }) => {
    for (const task of findAll(state, payload.id)) task.isCollection = payload.isCollection;
  };
  const setStatus = (state: State, id: string, userId: string, status: number) => {
    for (const task of findAll(state, id)) {
      task.myExecutorStatus = status;
      for (const executor of task.executors) if (executor.userId === userId) executor.executorStatus = status;
    }
  };
  // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
  return builder
    .addCase(events.followToggled, (state, action) => follow(state as State, action))
    .addCase(events.followSettled, (state, action) => follow(state as State, action))
    .addCase(events.followRolledBack, (state, action) => follow(state as State, action))
    .addCase(events.completionConfirmed, (state, { payload }) => {
      setStatus(state as State, payload.id, payload.userId, 1);
    })
    .addCase(events.completionRolledBack, (state, { payload }) => {
      setStatus(state as State, payload.id, payload.userId, payload.status);
    });
}
