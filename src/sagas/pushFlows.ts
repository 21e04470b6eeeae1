import { push } from './push.ts';

/**
 * The flow of notifications that reach a browser while no tab is open; it is loaded in its chunk (src/areas/push.ts).
 */
export const pushFlows = { push };
