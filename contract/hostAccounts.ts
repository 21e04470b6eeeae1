import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageRequest } from './common.ts';

// Accounts that can sign in to the installation, for host administrators. The specification shows no such path.

export const hostAccount = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  /** Masked. */
  phoneNumber: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Whether signing in asks for a second step. */
  hasSecondStep: z.boolean(),
  /** On the installation's wall clock, like `creationTime`. */
  lastSignInTime: z.nullable(z.string()),
  creationTime: z.string(),
});
export type HostAccount = z.infer<typeof hostAccount>;

/** For host administrators: all accounts by user name. */
export const listHostAccounts = defineCall('listHostAccounts', 'GET /api/console/host/accounts', 'host', {
  shown: false,
  query: z.object({
    /** Part of a name or a user name, or a whole phone number. */
    filter: z.optional(z.string().check(z.maxLength(64))),
    isActive: z.optional(z.boolean()),
    /**
     * Accounts that signed in on this day of the installation's calendar; a day that does not exist does not filter.
     */
    signedInOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    ...pageRequest,
  }),
  response: pageOf(hostAccount),
});
