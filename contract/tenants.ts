import * as z from 'zod/mini';
import { phoneNumber } from './account.ts';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf, pageOf, pageRequest } from './common.ts';

// The companies of an installation, for host administrators (AbpExtend.HostConsole of the account). The specification
// shows none of these paths.

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const tenantName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));
const userLimit = z.int().check(z.minimum(1), z.maximum(1_000_000));
const editionCode = z.string().check(z.minLength(1), z.maxLength(64));
/** Version of the row that was read: a change based on another one is refused (412 `Atrium:ChangedMeanwhile`). */
const concurrencyStamp = z.string().check(z.minLength(1), z.maxLength(64));

/** An edition that a company can subscribe to; name and summary in the language of Accept-Language. */
export const edition = z.object({
  code: z.string(),
  name: z.string(),
  summary: z.nullable(z.string()),
  /** Users proposed for a new company. */
  userLimit: z.nullable(z.number()),
});
export type Edition = z.infer<typeof edition>;
export const listEditions = defineCall('listEditions', 'GET /api/console/editions', 'host', {
  shown: false,
  response: listOf(edition),
});

/** Locked wins over stopped; `expiring` and `expired` are active companies, by their last day. */
export const tenantState = z.enum(['working', 'stopped', 'locked', 'expiring', 'expired']);
export type TenantState = z.infer<typeof tenantState>;

export const tenant = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  englishName: z.nullable(z.string()),
  editionCode: z.nullable(z.string()),
  /** In the language of Accept-Language. */
  editionName: z.nullable(z.string()),
  expireDate: z.nullable(z.string()),
  /** Until the end of the last day on the company's wall clock; negative once it has passed. */
  daysLeft: z.nullable(z.number()),
  userLimit: z.nullable(z.number()),
  /** Active people. */
  userCount: z.number(),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  creationTime: z.string(),
  concurrencyStamp: z.string(),
});
export type Tenant = z.infer<typeof tenant>;

export const listTenants = defineCall('listTenants', 'GET /api/console/tenants', 'host', {
  shown: false,
  query: z.object({
    /** Part of any of its names. */
    filter: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(tenantState),
    ...pageRequest,
  }),
  response: pageOf(tenant),
});

/** Whom stopping or locking a company affects, and who is notified. */
export const tenantReach = z.object({
  activeUsers: z.number(),
  /** People who are signed in there now. */
  signedInUsers: z.number(),
  /** Who gets the notification. */
  administrators: z.array(z.string()),
});
export type TenantReach = z.infer<typeof tenantReach>;
export const getTenantReach = defineCall('getTenantReach', 'GET /api/console/tenants/{id}/reach', 'host', {
  shown: false,
  params: idParams,
  response: tenantReach,
});

/** Whether a company of this name can still be opened. */
export const checkTenantName = defineCall('checkTenantName', 'GET /api/console/tenants/name-free', 'host', {
  shown: false,
  query: z.object({ name: tenantName }),
  response: z.object({ isFree: z.boolean() }),
});
/** Whose phone number this is; a POST, so that the number does not appear in access logs. */
export const findAdministrator = defineCall('findAdministrator', 'POST /api/console/tenants/administrator', 'host', {
  shown: false,
  changesState: false,
  body: z.object({ phoneNumber }),
  /** Null: no active account has it. */
  response: z.object({ name: z.nullable(z.string()) }),
});

/** Opens a company with its root unit; the account of `administratorPhone` becomes its first user, with every policy. */
export const openTenant = defineCall('openTenant', 'POST /api/console/tenants/open', 'host', {
  creates: true,
  shown: false,
  body: z.object({
    name: tenantName,
    displayName: z.string().check(z.trim(), z.minLength(2), z.maxLength(64)),
    englishName: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    editionCode: z.optional(z.nullable(editionCode)),
    expireDate: z.optional(z.nullable(date)),
    userLimit: z.optional(z.nullable(userLimit)),
    administratorPhone: phoneNumber,
  }),
  response: z.object({
    id: z.string(),
    /** Who was notified in the new company. */
    administratorName: z.string(),
  }),
});
/**
 * Replaces a company's subscription: anything omitted is removed. Its administrators are notified (`tenantChanged`) if
 * anything differs.
 */
export const updateTenant = defineCall('updateTenant', 'POST /api/console/tenants/{id}/update', 'host', {
  shown: false,
  params: idParams,
  body: z.object({
    editionCode: z.optional(z.nullable(editionCode)),
    expireDate: z.optional(z.nullable(date)),
    userLimit: z.optional(z.nullable(userLimit)),
    concurrencyStamp,
  }),
  response: emptyResponse,
});
/** Stops, locks or restores a company. Open pages of its people are closed at once; their calls get a 423. */
export const setTenantState = defineCall('setTenantState', 'POST /api/console/tenants/{id}/state', 'host', {
  shown: false,
  params: idParams,
  body: z.object({
    isActive: z.optional(z.boolean()),
    isLocked: z.optional(z.boolean()),
    concurrencyStamp: z.optional(concurrencyStamp),
  }),
  response: emptyResponse,
});
