import { push } from './push.ts';

/** The flow of what a browser is told while no tab is open; it is loaded in its chunk (src/areas/push.ts). */
export const pushFlows = { push };
