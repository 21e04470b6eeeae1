import { actionLogFlows } from '../sagas/actionLogFlows.ts';
import { actionLogReducers } from '../store/actionLogReducers.ts';
import type { Area } from '../store/areas.ts';
import { ActionLogDialog } from '../views/actionLog/ActionLogDialog.tsx';

/** The export of the action log (decision 0020): rarely opened, from any page of the shell. */
export const area: Area = { reducers: actionLogReducers, flows: actionLogFlows, Screen: ActionLogDialog };
