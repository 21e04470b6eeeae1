import type { OwnChange } from '../../../contract/securityNotices.ts';

/** The changes that have texts; the compiler checks that none is missing. */
const WORDS: Readonly<Record<OwnChange, true>> = {
  password: true,
  phone: true,
  email: true,
  secondStepOn: true,
  secondStepOff: true,
  secondStepReset: true,
  recoveryCodes: true,
  passkeyAdded: true,
  passkeyRemoved: true,
  externalAdded: true,
  externalRemoved: true,
  externalRestored: true,
  deletionRequested: true,
  deletionWithdrawn: true,
};
export const OWN_CHANGES = Object.keys(WORDS) as OwnChange[];
