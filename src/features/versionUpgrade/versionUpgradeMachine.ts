import { defineMachine } from '../../lib/machine.ts';

/** Specification §4 "Version dialog". Once put off, a version is not offered again: only a newer one is. */
export const versionUpgradeMachine = defineMachine('versionUpgrade', {
  scope: 'device',
  initial: 'current',
  any: { crashed: 'stays' },
  transitions: {
    current: { newerVersionFound: 'offered' },
    offered: { upgradePutOff: 'putOff', upgradeAccepted: 'upgrading' },
    // The same version is offered once per page; only a still newer one asks again.
    putOff: { newerVersionFound: ['putOff', 'offered'] },
    // The reload waits for unsaved work, which the dialog must not cover; the new version is stored by then.
    upgrading: { 'reload/pageReloadHeld': 'current', crashed: 'offered' },
  },
});
