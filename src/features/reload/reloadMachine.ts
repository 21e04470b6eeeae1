import { defineMachine } from '../../lib/machine.ts';

/**
 * The only gate for leaving or reloading the page: the first reason wins, later ones change nothing. A reload that can
 * wait is held while an application has unsaved work.
 */
export const reloadMachine = defineMachine('reload', {
  scope: 'device',
  initial: 'idle',
  transitions: {
    idle: { pageReloadWanted: 'waiting', pageReloadHeld: 'held' },
    held: { pageReloadWanted: 'waiting' },
    waiting: { pageReloadPrepared: 'leaving' },
    leaving: {},
  },
});
