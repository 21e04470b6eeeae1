import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, pageOf, pageRequest } from './common.ts';

/** Logged acts of the console, and of how its people sign in; the portal has a sentence for each name. */
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
  /** The name of the person or thing affected; a number of people if there were several. */
  object: z.string(),
  /** Further detail, such as a policy or a department. */
  detail: z.nullable(z.string()),
  creationTime: z.string(),
});
export type ActRecord = z.infer<typeof actRecord>;
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));
const words = z.optional(z.string().check(z.maxLength(100)));
/**
 * Filters acts: names that contain the words `keyword`, one kind, people whose name contains the words `actor`, from
 * one day to another, both inclusive.
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
