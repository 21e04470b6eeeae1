import { createAction } from '@reduxjs/toolkit';
import type { TaskKind } from '../task/taskValues.ts';

/** A form has been saved; `id` is null for a new task. All lists of tasks hear this. */
export const taskSaved = createAction<{ kind: TaskKind; id: string | null }>('taskForm/taskSaved');
