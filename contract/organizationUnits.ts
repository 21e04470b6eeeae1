import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { concurrencyStamp, emptyResponse, idParams, listOf } from './common.ts';
import { organizationUnit } from './organisation.ts';

// The tree of a company's departments, for its administrators. The specification shows none of these paths.

const unitName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const englishName = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64))));

export const managedUnit = z.extend(organizationUnit, {
  englishName: z.nullable(z.string()),
  /** People in the unit itself, disabled ones included. */
  memberCount: z.number(),
  /** People in the unit and in all units below it. */
  totalMemberCount: z.number(),
  leaderId: z.nullable(z.string()),
  leaderName: z.nullable(z.string()),
  concurrencyStamp,
});
export type ManagedUnit = z.infer<typeof managedUnit>;

/** All units as a flat list in the order of the tree. */
export const listUnits = defineCall('listUnits', 'GET /api/console/organization/units', 'tenant', {
  shown: false,
  response: listOf(managedUnit),
});
/** Adds a unit after its siblings. 404 for a parent that no longer exists. */
export const addUnit = defineCall('addUnit', 'POST /api/console/organization/units/add', 'tenant', {
  creates: true,
  shown: false,
  body: z.object({ parentId: z.string(), displayName: unitName, englishName }),
  response: z.object({ id: z.string() }),
});
/** Renames a unit, or changes its leader; omitted fields stay. */
export const updateUnit = defineCall('updateUnit', 'POST /api/console/organization/units/{id}/update', 'tenant', {
  shown: false,
  params: idParams,
  body: z.object({
    displayName: z.optional(unitName),
    englishName,
    /** Somebody of the company. */
    leaderId: z.optional(z.nullable(z.string())),
  }),
  response: emptyResponse,
});
/** Moves a unit with everything below it. 403 for a target below itself, and for the root. */
export const moveUnit = defineCall('moveUnit', 'POST /api/console/organization/units/{id}/move', 'tenant', {
  shown: false,
  params: idParams,
  body: z.object({
    parentId: z.string(),
    /** Position among the new siblings, not counting the unit itself; last by default. */
    position: z.optional(z.int().check(z.minimum(0))),
  }),
  response: emptyResponse,
});
/** Removes an empty unit. 403 says how many people and units are in it. */
export const removeUnit = defineCall('removeUnit', 'POST /api/console/organization/units/{id}/remove', 'tenant', {
  shown: false,
  params: idParams,
  response: emptyResponse,
});
