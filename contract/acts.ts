import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, pageOf, pageRequest } from './common.ts';

/** What is written down of the console, and of how its people sign in, by the name that the portal has a sentence for. */
export const consoleActs = [
  'unitAdded',
  'unitChanged',
  'unitMoved',
  'unitRemoved',
  'memberAdded',
  'memberInvited',
  'invitationRepeated',
  'invitationWithdrawn',
  'invitationAccepted',
  'memberChanged',
  'memberMoved',
  'memberDisabled',
  'memberEnabled',
  'memberSignedOut',
  'membersImported',
  'membersExported',
  'actsExported',
  'policyGranted',
  'policyRevoked',
  'roleGiven',
  'roleTaken',
  'certificationSubmitted',
  'certificationWithdrawn',
  'certificationVerified',
  'certificationRefused',
  'realNameVerified',
  'realNameRefused',
  'orderPlaced',
  'orderCancelled',
  'invoiceRequested',
  'invoiceWithdrawn',
  'paymentConfirmed',
  'invoiceIssued',
  'articleSaved',
  'searchAllowed',
  'searchForbidden',
  'recordsExported',
  'secondStepReset',
  'phoneChanged',
  'changeDisputed',
  'codeFailed',
  'qrCodeGranted',
  'tenantOpened',
  'tenantChanged',
  'tenantStopped',
  'tenantLocked',
  'tenantUnlocked',
  'tenantRestored',
] as const;
export type ConsoleAct = (typeof consoleActs)[number];

export const actRecord = z.object({
  id: z.string(),
  /** One of `consoleActs`; another backend may know more. */
  act: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  /** The name of whom or what it was done to; a number of people where they were many. */
  object: z.string(),
  /** What else belongs to it, such as a policy or a department. */
  detail: z.nullable(z.string()),
  creationTime: z.string(),
});
export type ActRecord = z.infer<typeof actRecord>;
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));
const words = z.optional(z.string().check(z.maxLength(100)));
/**
 * Which acts: those whose names hold the words `keyword`, of one kind, of people whose name holds the words `actor`, from a
 * day on and up to one, both with them.
 */
const actFilter = { keyword: words, act: words, actor: words, from: day, to: day };
/** What administrators of the company did, newest first. */
export const listActs = defineCall('listActs', 'GET /api/console/acts', 'tenant', {
  shown: false,
  query: z.object({ ...pageRequest, ...actFilter }),
  response: pageOf(actRecord),
});
/** What host administrators did, newest first. */
export const listHostActs = defineCall('listHostActs', 'GET /api/console/host/acts', 'host', {
  shown: false,
  query: z.object({ ...pageRequest, ...actFilter }),
  response: pageOf(actRecord),
});
/** The same acts of the company as a CSV file (UTF-8 with BOM), which is an act as well. */
export const exportActs = defineCall('exportActs', 'GET /api/console/acts/export', 'tenant', {
  shown: false,
  query: z.object(actFilter),
  response: emptyResponse,
});
/** The same of the installation. */
export const exportHostActs = defineCall('exportHostActs', 'GET /api/console/host/acts/export', 'host', {
  shown: false,
  query: z.object(actFilter),
  response: emptyResponse,
});
