import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams } from './common.ts';

const currentUser = z.object({
  isAuthenticated: z.boolean(),
  id: z.nullable(z.string()),
  tenantId: z.optional(z.nullable(z.string())),
  userName: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
  surName: z.optional(z.nullable(z.string())),
  phoneNumber: z.optional(z.nullable(z.string())),
  roles: z.optional(z.array(z.string())),
});
const currentTenant = z.object({
  id: z.nullable(z.string()),
  name: z.optional(z.nullable(z.string())),
  isAvailable: z.optional(z.boolean()),
});
export const applicationConfiguration = z.object({
  currentUser,
  currentTenant,
  /** Holds only granted names, value true: test `=== true`, never the key count. */
  auth: z.object({ grantedPolicies: z.record(z.string(), z.boolean()) }),
  timing: z.optional(
    z.object({ timeZone: z.object({ iana: z.object({ timeZoneName: z.optional(z.nullable(z.string())) }) }) }),
  ),
});
export type ApplicationConfiguration = z.infer<typeof applicationConfiguration>;

/** Anonymous allowed; the bearer's tenant decides whose policies are returned. */
export const getApplicationConfiguration = defineCall(
  'getApplicationConfiguration',
  'GET /api/abp/application-configuration',
  'tenant',
  { response: applicationConfiguration },
);
/** The same with the host token, read right after sign-in (ACC-6). */
export const getHostConfiguration = { ...getApplicationConfiguration, auth: 'host' } as const;

/** Whether the signed-in user belongs to an organisation of the current tenant; asked at sign-in only (CMP-4). */
export const isOrganization = defineCall('isOrganization', 'GET /api/application/isorganization', 'tenant', {
  // The answer decides nothing, so an empty one is fine.
  response: z.optional(z.nullable(z.boolean())),
});
/** Ends the session on the server. A GET that changes state: bearer header required, never retried. */
export const logout = defineCall('logout', 'GET /api/account/logout', 'host', {
  changesState: true,
  response: emptyResponse,
});
/** The same for another of the account's companies; `id` is the tenant's. 404 for a company it is not in. */
export const getConfigurationOf = defineCall(
  'getConfigurationOf',
  'GET /api/abp/application-configuration/{id}',
  'host',
  { params: idParams, response: applicationConfiguration },
);
