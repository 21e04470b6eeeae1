import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

/**
 * Everything stored about the person, as a JSON file: account, sign-ins, security log, and for each company their place
 * there, to-dos, schedules, notifications, business records, requests and files by name. Needs re-authentication;
 * limited to a few times a day.
 */
export const exportOwnData = defineCall('exportOwnData', 'POST /api/account/own-data/export', 'host', {
  shown: false,
  response: emptyResponse,
});

const accountDeletion = z.object({
  /** When the account will be deleted; null if deletion has not been requested. */
  deletionTime: z.nullable(z.string()),
  /** How long deletion can be withdrawn, in days. */
  graceDays: z.number(),
  /**
   * Companies, or the installation if `tenantId` is null, that would have no administrator: they block the deletion.
   */
  inTheWay: z.array(z.object({ tenantId: z.nullable(z.string()), name: z.nullable(z.string()) })),
  /** Companies in which the person's place remains, without their name. */
  companies: z.array(z.string()),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
/** The consequences of deletion. */
export const getAccountDeletion = defineCall('getAccountDeletion', 'GET /api/account/deletion', 'host', {
  shown: false,
  response: accountDeletion,
});
/**
 * Schedules deletion of the account after the days of grace, during which it can be withdrawn. Other sign-ins end.
 * Needs re-authentication; 403 `Atrium:LastAdministrator` if something blocks it.
 */
export const requestAccountDeletion = defineCall(
  'requestAccountDeletion',
  'POST /api/account/deletion/request',
  'host',
  { shown: false, response: z.object({ deletionTime: z.string() }) },
);
/** Withdraws the deletion. */
export const withdrawAccountDeletion = defineCall(
  'withdrawAccountDeletion',
  'POST /api/account/deletion/withdraw',
  'host',
  { shown: false, response: emptyResponse },
);
