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
  /** Leads the unit they are in. */
  isLeader: z.boolean(),
});
export type Member = z.infer<typeof member>;

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const memberSortings = ['name', 'employeeNumber', 'jobTitle', 'creationTime'] as const;
const memberFilter = {
  /** With all units below it. */
  organizationUnitId: z.optional(z.string()),
  nameOrPhoneNumber: z.optional(z.string().check(z.maxLength(64))),
  isActive: z.optional(z.boolean()),
  /** Those who joined on this day of the company's calendar or later. */
  joinedFrom: z.optional(date),
  /** Those who entered the company on this day. */
  signedInOn: z.optional(date),
  /** Leaders first, then by employee number, if left out. */
  sorting: z.optional(z.enum(memberSortings)),
  isDescending: z.optional(z.boolean()),
};
/** People of a unit and of all units below it, disabled ones included. */
export const listMembers = defineCall('listMembers', 'GET /api/console/organization/members', 'tenant', {
  shown: false,
  query: z.object({ ...memberFilter, ...pageRequest }),
  response: pageOf(member),
});
/** The same people as a CSV file (UTF-8 with BOM); who asks for it stands in the security log. */
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
 * Adds the account with this number, who is told; where there is none, the number gets an invitation by text message.
 * 400 for a number that is in the company or invited already; 403 when the edition has no place left.
 */
export const addMember = defineCall('addMember', 'POST /api/console/organization/members/add', 'tenant', {
  creates: true,
  shown: false,
  body: z.object({
    phoneNumber,
    name: personName,
    ...place,
    /** The root if left out. */
    organizationUnitId: z.optional(z.string()),
  }),
  response: z.object({ id: z.string(), outcome: z.enum(['added', 'invited']) }),
});
/** Changes somebody's place in the company; what is left out stays, null clears. */
export const updateMember = defineCall('updateMember', 'POST /api/console/organization/members/{id}/update', 'tenant', {
  shown: false,
  params: idParams,
  body: z.object({
    name: z.optional(personName),
    ...place,
    organizationUnitId: z.optional(z.string()),
    /** Of the unit they are in after the change. */
    isLeader: z.optional(z.boolean()),
  }),
  response: emptyResponse,
});

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(500));
/** Why it failed for one of several people; null where it did not. */
const results = z.object({ items: z.array(z.object({ id: z.string(), error: z.nullable(z.string()) })) });
export type MemberResults = z.infer<typeof results>;
/** Disables or enables people. Disabling ends their sessions in the company; nobody disables themselves. */
export const setMembersActive = defineCall(
  'setMembersActive',
  'POST /api/console/organization/members/set-active',
  'tenant',
  { shown: false, body: z.object({ ids, isActive: z.boolean() }), response: results },
);
/** Where somebody was before they were moved, and which units they led no longer because of it. */
const formerPlace = z.object({
  id: z.string(),
  organizationUnitId: z.nullable(z.string()),
  leads: z.array(z.string()).check(z.maxLength(500)),
});
export type FormerPlace = z.infer<typeof formerPlace>;
/** Moves people to another unit. Who led a unit leads it no longer; `former` is what `returnMembers` puts back. */
export const moveMembers = defineCall('moveMembers', 'POST /api/console/organization/members/move', 'tenant', {
  shown: false,
  body: z.object({ ids, organizationUnitId: z.string() }),
  response: z.extend(results, { former: z.array(formerPlace) }),
});
/** Takes a move back: everybody is where they were, and leads what they led. Nobody loses a unit that they lead by now. */
export const returnMembers = defineCall('returnMembers', 'POST /api/console/organization/members/return', 'tenant', {
  shown: false,
  body: z.object({ places: z.array(formerPlace).check(z.minLength(1), z.maxLength(500)) }),
  response: results,
});
