import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

/**
 * Everything that is kept about the person, as a JSON file: account, sign-ins, security log, and for each company their
 * place there, to-dos, schedules, notifications, business records, requests and files by name. Needs re-authentication; a
 * few times a day.
 */
export const exportOwnData = defineCall('exportOwnData', 'POST /api/account/own-data/export', 'host', {
  shown: false,
  response: emptyResponse,
});

const accountDeletion = z.object({
  /** When the account will be deleted; null where nobody has asked for that. */
  deletionTime: z.nullable(z.string()),
  /** How long it can be withdrawn, in days. */
  graceDays: z.number(),
  /** Companies that would have no administrator, and the installation where `tenantId` is null: they stand in the way. */
  inTheWay: z.array(z.object({ tenantId: z.nullable(z.string()), name: z.nullable(z.string()) })),
  /** Companies in which the person's place stays, without their name. */
  companies: z.array(z.string()),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
/** What would follow. */
export const getAccountDeletion = defineCall('getAccountDeletion', 'GET /api/account/deletion', 'host', {
  shown: false,
  response: accountDeletion,
});
/**
 * Has the account deleted after the days of grace, within which it can be withdrawn. Other sign-ins end. Needs
 * re-authentication; 403 `Atrium:LastAdministrator` where something stands in the way.
 */
export const requestAccountDeletion = defineCall(
  'requestAccountDeletion',
  'POST /api/account/deletion/request',
  'host',
  { shown: false, response: z.object({ deletionTime: z.string() }) },
);
/** The account stays after all. */
export const withdrawAccountDeletion = defineCall(
  'withdrawAccountDeletion',
  'POST /api/account/deletion/withdraw',
  'host',
  { shown: false, response: emptyResponse },
);
