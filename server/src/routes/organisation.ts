import * as calls from '../../../contract/organisation.ts';
import { listUnitUsers, searchUsers } from '../domain/organisation/people.ts';
import { listAllUnits, listUserCompanies } from '../domain/organisation/units.ts';
import { type Route, route } from '../http/route.ts';

/** §7 "Companies and organisation", the part for a single company. */
export const organisationRoutes: readonly Route[] = [
  route(calls.listAllUnits, async ({ work }) => ({ items: await listAllUnits(work) })),
  route(calls.listUnitUsers, async ({ work, params }) => ({ items: await listUnitUsers(work, params.id) })),
  route(calls.searchUsers, ({ work, body }) => searchUsers(work, body.nameOrPhoneNumber, body)),
  route(calls.listUserCompanies, async ({ work }) => ({ items: await listUserCompanies(work) })),
];
