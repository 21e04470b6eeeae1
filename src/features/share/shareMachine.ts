import { defineMachine } from '../../lib/machine.ts';

const tried = { linkCopied: 'copied', linkCopyFailed: 'refused' } as const;

/** The share dialog: open with a link and its code; the result of copying it is shown in place. */
export const shareMachine = defineMachine('share', {
  scope: 'session',
  initial: 'closed',
  any: { shareClosed: 'anew', 'routing/locationChanged': 'anew', 'companySwitch/chooserOpened': 'anew' },
  transitions: {
    closed: { shareOpened: 'open' },
    open: tried,
    copied: tried,
    refused: tried,
  },
});
