import { actionLogReducer } from '../features/actionLog/actionLogSlice.ts';

/** The slice of the action log's dialog; it comes in its chunk (src/areas/actionLog.ts). */
export const actionLogReducers = { actionLog: actionLogReducer };
