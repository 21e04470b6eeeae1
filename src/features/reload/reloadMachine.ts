import { defineMachine } from '../../lib/machine.ts';

/** The only gate for leaving or reloading the page: the first reason wins, later ones change nothing. */
export const reloadMachine = defineMachine('reload', {
  scope: 'device',
  initial: 'idle',
  transitions: {
    idle: { pageReloadRequested: 'waiting' },
    waiting: { pageReloadPrepared: 'leaving' },
    leaving: {},
  },
});
