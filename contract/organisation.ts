import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { idParams, listOf, pageOf } from './common.ts';

export const organizationUnit = z.object({
  id: z.string(),
  /** Null is the root. */
  parentId: z.nullable(z.string()),
  /** Five digits per level, joined by dots. */
  code: z.string(),
  displayName: z.string(),
  englishName: z.optional(z.nullable(z.string())),
  /** Search spellings of the name: its pinyin, separate and joined, and the initials, one per line. */
  pinyin: z.optional(z.string()),
  /** People in the unit itself, not counting those below it. */
  memberCount: z.optional(z.number()),
  leaderName: z.optional(z.nullable(z.string())),
});
export type OrganizationUnit = z.infer<typeof organizationUnit>;

/** The company's units as a flat list, parents before their children. */
export const listAllUnits = defineCall('listAllUnits', 'GET /api/hr/organization-units/all-ou', 'tenant', {
  response: listOf(organizationUnit),
});

export const person = z.object({
  /** User id in this company; executors are named by it. */
  id: z.string(),
  name: z.string(),
  /** Id of the account behind it. */
  hostId: z.string(),
  organizationUnitId: z.nullable(z.string()),
  organizationUnitName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  employeeNumber: z.nullable(z.string()),
  /** Middle digits hidden. */
  phoneNumber: z.nullable(z.string()),
});
export type Person = z.infer<typeof person>;

/** Active people of one unit, excluding units below it: the tree is opened level by level. */
export const listUnitUsers = defineCall(
  'listUnitUsers',
  'POST /api/identity/organization-units/ou-master-user/{id}',
  'tenant',
  { changesState: false, params: idParams, response: listOf(person) },
);
/**
 * Active people whose name contains the text, even a single character, or is spelled so in pinyin (`linjing`, `lj`), or
 * whose phone number is the text; everybody if there is no text. Part of a number matches nobody, since numbers are
 * masked.
 */
export const searchUsers = defineCall('searchUsers', 'POST /api/identity/users/ou-master-user-list', 'tenant', {
  changesState: false,
  body: z.object({
    nameOrPhoneNumber: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    maxResultCount: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1000),
    skipCount: z._default(z.int().check(z.minimum(0)), 0),
  }),
  response: pageOf(person),
});

/** The companies, organisation units of the tenant, that the caller belongs to. */
export const listUserCompanies = defineCall(
  'listUserCompanies',
  'GET /api/identity/organization-units/user/company-list',
  'tenant',
  { response: listOf(z.object({ id: z.string(), displayName: z.string(), tenantId: z.string() })) },
);
