import type { ConsoleAct } from '../../../contract/acts.ts';

/** Where each kind of act is logged: in companies, outside them by host administrators, or in both. */
const PLACES = {
  unitAdded: 'company',
  unitChanged: 'company',
  unitMoved: 'company',
  unitRemoved: 'company',
  memberAdded: 'company',
  memberInvited: 'company',
  invitationRepeated: 'company',
  invitationWithdrawn: 'company',
  invitationAccepted: 'company',
  memberChanged: 'company',
  memberMoved: 'company',
  memberDisabled: 'company',
  memberEnabled: 'company',
  memberSignedOut: 'company',
  membersImported: 'company',
  membersExported: 'company',
  recordsExported: 'company',
  actsExported: 'both',
  policyGranted: 'both',
  policyRevoked: 'both',
  roleGiven: 'company',
  roleTaken: 'company',
  certificationSubmitted: 'company',
  certificationWithdrawn: 'company',
  certificationVerified: 'both',
  certificationRefused: 'both',
  realNameVerified: 'host',
  realNameRefused: 'host',
  orderPlaced: 'company',
  orderCancelled: 'company',
  invoiceRequested: 'company',
  invoiceWithdrawn: 'company',
  paymentConfirmed: 'host',
  invoiceIssued: 'host',
  articleSaved: 'company',
  searchAllowed: 'company',
  searchForbidden: 'company',
  secondStepReset: 'host',
  phoneChanged: 'both',
  changeDisputed: 'both',
  codeFailed: 'both',
  qrCodeGranted: 'both',
  tenantOpened: 'host',
  tenantChanged: 'host',
  tenantStopped: 'host',
  tenantLocked: 'host',
  tenantUnlocked: 'host',
  tenantRestored: 'host',
} as const satisfies Readonly<Record<ConsoleAct, 'company' | 'host' | 'both'>>;

/** Every kind of act, in the order offered for selection. */
export const ACT_KINDS = Object.keys(PLACES) as ConsoleAct[];

/** The kinds that the list of a company, or of the installation, can hold. */
export const kindsOf = (place: 'company' | 'host'): readonly ConsoleAct[] =>
  ACT_KINDS.filter((kind) => PLACES[kind] === place || PLACES[kind] === 'both');
