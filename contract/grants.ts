import * as z from 'zod/mini';
import { phoneNumber } from './account.ts';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf } from './common.ts';

// Policies of people (§6): who holds what, directly or through a role. The specification shows none of these paths.

export const companyRoles = ['admin', 'editor', 'staff'] as const;
export const companyRole = z.enum(companyRoles);
export type CompanyRole = z.infer<typeof companyRole>;

/** A role, the policies it grants, and how many people have it. */
export const roleGrants = z.object({ role: z.string(), memberCount: z.number(), policies: z.array(z.string()) });
export type RoleGrants = z.infer<typeof roleGrants>;
/** The roles of the company, and the policies that its administrators may grant, in display order. */
export const listRoles = defineCall('listRoles', 'GET /api/console/organization/roles', 'tenant', {
  shown: false,
  response: z.object({ items: z.array(roleGrants), grantable: z.array(z.string()) }),
});

/** A policy that somebody holds, and where it comes from. */
export const heldPolicy = z.object({
  policy: z.string(),
  /** Granted to this person. */
  isOwn: z.boolean(),
  /** Roles of this person that grant it. */
  roles: z.array(z.string()),
});
export const memberGrants = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  policies: z.array(heldPolicy),
});
export type MemberGrants = z.infer<typeof memberGrants>;
export const getMemberGrants = defineCall(
  'getMemberGrants',
  'GET /api/console/organization/members/{id}/grants',
  'tenant',
  { shown: false, params: idParams, response: memberGrants },
);

const grant = z.object({ policy: z.string().check(z.maxLength(64)), isGranted: z.boolean() });
/**
 * Grants or revokes a policy; 400 for one that a company cannot grant. People cannot revoke their own access to the
 * console (403).
 */
export const setMemberPolicy = defineCall(
  'setMemberPolicy',
  'POST /api/console/organization/members/{id}/set-policy',
  'tenant',
  { shown: false, params: idParams, body: grant, response: emptyResponse },
);
export const setRolePolicy = defineCall('setRolePolicy', 'POST /api/console/organization/roles/set-policy', 'tenant', {
  shown: false,
  body: z.extend(grant, { role: companyRole }),
  response: emptyResponse,
});
/** Gives somebody a role or takes it away. */
export const setMemberRole = defineCall(
  'setMemberRole',
  'POST /api/console/organization/members/{id}/set-role',
  'tenant',
  {
    shown: false,
    params: idParams,
    body: z.object({ role: companyRole, isGiven: z.boolean() }),
    response: emptyResponse,
  },
);

/** An account that may manage the installation. */
export const hostAdministrator = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  /** Middle digits hidden. */
  phoneNumber: z.nullable(z.string()),
});
export type HostAdministrator = z.infer<typeof hostAdministrator>;
export const listHostAdministrators = defineCall(
  'listHostAdministrators',
  'GET /api/console/host/administrators',
  'host',
  { shown: false, response: listOf(hostAdministrator) },
);
/** 400 for a number without an account. */
export const addHostAdministrator = defineCall(
  'addHostAdministrator',
  'POST /api/console/host/administrators/add',
  'host',
  {
    creates: true,
    shown: false,
    body: z.object({ phoneNumber }),
    response: emptyResponse,
  },
);
/** People cannot remove themselves (403). */
export const removeHostAdministrator = defineCall(
  'removeHostAdministrator',
  'POST /api/console/host/administrators/{id}/remove',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
