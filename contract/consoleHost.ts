import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';

// Console data of an account and of the whole installation. None of these paths is shown by the specification.

export const personalInfo = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  englishName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  creationTime: z.string(),
});
export type PersonalInfo = z.infer<typeof personalInfo>;
export const getPersonalInfo = defineCall('getPersonalInfo', 'GET /api/console/personal-info', 'host', {
  shown: false,
  response: personalInfo,
});
export const updatePersonalInfo = defineCall('updatePersonalInfo', 'POST /api/console/personal-info/update', 'host', {
  shown: false,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    englishName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    email: z.optional(z.nullable(z.email().check(z.maxLength(100)))),
  }),
  response: emptyResponse,
});

export const realName = z.object({
  status: z.enum(['none', 'pending', 'verified', 'refused']),
  realName: z.nullable(z.string()),
  /** Middle digits hidden; the number itself is not kept. */
  idNumber: z.nullable(z.string()),
  submittedTime: z.nullable(z.string()),
  reviewedTime: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type RealName = z.infer<typeof realName>;
export const getRealName = defineCall('getRealName', 'GET /api/console/real-name', 'host', {
  shown: false,
  response: realName,
});
/** Asks for real-name authentication. The number's own check digit is verified. */
export const submitRealName = defineCall('submitRealName', 'POST /api/console/real-name/submit', 'host', {
  shown: false,
  body: z.object({
    realName: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
    idNumber: z.string().check(z.regex(/^\d{17}[\dX]$/)),
  }),
  response: emptyResponse,
});

export const securitySettings = z.object({
  hasPassword: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  lastSignInTime: z.nullable(z.string()),
  /** The latest entries of the security log about this account. */
  recent: z.array(
    z.object({
      action: z.string(),
      creationTime: z.string(),
      clientIp: z.nullable(z.string()),
      browserInfo: z.nullable(z.string()),
    }),
  ),
});
export const getSecuritySettings = defineCall('getSecuritySettings', 'GET /api/console/security-settings', 'host', {
  shown: false,
  response: securitySettings,
});

export const tenant = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  englishName: z.nullable(z.string()),
  editionName: z.nullable(z.string()),
  expireDate: z.nullable(z.string()),
  userLimit: z.nullable(z.number()),
  userCount: z.number(),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  creationTime: z.string(),
});
export type Tenant = z.infer<typeof tenant>;
/** For host administrators (AbpExtend.HostConsole), as the two calls below. */
export const listTenants = defineCall('listTenants', 'GET /api/console/tenants', 'host', {
  shown: false,
  query: z.object({ filter: z.optional(z.string().check(z.maxLength(64))), ...pageRequest }),
  response: pageOf(tenant),
});
/** Opens a company with its root unit; the account of `administratorPhone` becomes its first user, with every policy. */
export const openTenant = defineCall('openTenant', 'POST /api/console/tenants/open', 'host', {
  shown: false,
  body: z.object({
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
    displayName: z.string().check(z.trim(), z.minLength(2), z.maxLength(64)),
    englishName: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    editionName: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    expireDate: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))),
    userLimit: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
    administratorPhone: z.string().check(z.regex(/^1\d{10}$/)),
  }),
  response: z.object({ id: z.string() }),
});
export const setTenantState = defineCall('setTenantState', 'POST /api/console/tenants/{id}/state', 'host', {
  shown: false,
  params: idParams,
  body: z.object({ isActive: z.optional(z.boolean()), isLocked: z.optional(z.boolean()) }),
  response: emptyResponse,
});
