import { actionLog } from './actionLog.ts';

/** The flow of the action log's dialog; it is loaded in its chunk (src/areas/actionLog.ts). */
export const actionLogFlows = { actionLog };
