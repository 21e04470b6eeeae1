import * as z from 'zod/mini';
import { phoneNumber } from './account.ts';
import { defineCall } from './call.ts';
import { concurrencyStamp, emptyResponse, idParams, pageOf, pageRequest } from './common.ts';
import { person } from './organisation.ts';

// People of a company, for its administrators. The specification shows none of these paths.

const text = (most: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))));
const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));
const place = { englishName: text(50), jobTitle: text(50), employeeNumber: text(32) };

export const member = z.extend(person, {
  englishName: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Whether they lead their unit. */
  isLeader: z.boolean(),
});
export type Member = z.infer<typeof member>;

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const memberSortings = ['name', 'employeeNumber', 'jobTitle', 'creationTime'] as const;
const memberFilter = {
  /** Including all units below it. */
  organizationUnitId: z.optional(z.string()),
  nameOrPhoneNumber: z.optional(z.string().check(z.maxLength(64))),
  isActive: z.optional(z.boolean()),
  /** Those who joined on this day of the company's calendar or later. */
  joinedFrom: z.optional(date),
  /** Those who entered the company on this day. */
  signedInOn: z.optional(date),
  /** By default leaders first, then by employee number. */
  sorting: z.optional(z.enum(memberSortings)),
  isDescending: z.optional(z.boolean()),
};
/** People of a unit and of all units below it, disabled ones included. */
export const listMembers = defineCall('listMembers', 'GET /api/console/organization/members', 'tenant', {
  shown: false,
  query: z.object({ ...memberFilter, ...pageRequest }),
  response: pageOf(member),
});
/** The same people as a CSV file (UTF-8 with BOM); the security log records who requested it. */
export const exportMembers = defineCall('exportMembers', 'GET /api/console/organization/members/export', 'tenant', {
  shown: false,
  query: z.object(memberFilter),
  response: emptyResponse,
});

export const memberDetail = z.extend(member, {
  roles: z.array(z.string()),
  creationTime: z.string(),
  concurrencyStamp,
});
export type MemberDetail = z.infer<typeof memberDetail>;
export const getMember = defineCall('getMember', 'GET /api/console/organization/members/{id}/detail', 'tenant', {
  shown: false,
  params: idParams,
  response: memberDetail,
});

/**
 * Adds the account with this number and notifies the person; without an account, the number gets an invitation by text
 * message. 400 for a number that is already in the company or invited; 403 if the edition has no seat left.
 */
export const addMember = defineCall('addMember', 'POST /api/console/organization/members/add', 'tenant', {
  creates: true,
  shown: false,
  body: z.object({
    phoneNumber,
    name: personName,
    ...place,
    /** The root by default. */
    organizationUnitId: z.optional(z.string()),
  }),
  response: z.object({ id: z.string(), outcome: z.enum(['added', 'invited']) }),
});
/** Changes somebody's place in the company; omitted fields stay, null clears. */
export const updateMember = defineCall('updateMember', 'POST /api/console/organization/members/{id}/update', 'tenant', {
  shown: false,
  params: idParams,
  body: z.object({
    name: z.optional(personName),
    ...place,
    organizationUnitId: z.optional(z.string()),
    /** Of their unit after the change. */
    isLeader: z.optional(z.boolean()),
  }),
  response: emptyResponse,
});

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(500));
/** Why it failed for each of several people; null if it succeeded. */
const results = z.object({ items: z.array(z.object({ id: z.string(), error: z.nullable(z.string()) })) });
export type MemberResults = z.infer<typeof results>;
/** Disables or enables people. Disabling ends their sessions in the company; people cannot disable themselves. */
export const setMembersActive = defineCall(
  'setMembersActive',
  'POST /api/console/organization/members/set-active',
  'tenant',
  { shown: false, body: z.object({ ids, isActive: z.boolean() }), response: results },
);
/** Where somebody was before a move, and which units they ceased to lead because of it. */
const formerPlace = z.object({
  id: z.string(),
  organizationUnitId: z.nullable(z.string()),
  leads: z.array(z.string()).check(z.maxLength(500)),
});
export type FormerPlace = z.infer<typeof formerPlace>;
/** Moves people to another unit. Leaders of a unit no longer lead it; `former` is what `returnMembers` restores. */
export const moveMembers = defineCall('moveMembers', 'POST /api/console/organization/members/move', 'tenant', {
  shown: false,
  body: z.object({ ids, organizationUnitId: z.string() }),
  response: z.extend(results, { former: z.array(formerPlace) }),
});
/**
 * Undoes a move: everybody is back where they were, and leads what they led. Nobody loses a unit that they lead by
 * then.
 */
export const returnMembers = defineCall('returnMembers', 'POST /api/console/organization/members/return', 'tenant', {
  shown: false,
  body: z.object({ places: z.array(formerPlace).check(z.minLength(1), z.maxLength(500)) }),
  response: results,
});
