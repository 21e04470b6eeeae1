import * as calls from '../../../contract/organisation.ts';
import { listUnitUsers, searchUsers } from '../domain/organisation/people.ts';
import { listAllUnits, listUserCompanies } from '../domain/organisation/units.ts';
import { userWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** §7 "Companies and organisation", as far as it is about one company. */
export const organisationRoutes: readonly Route[] = [
  route(calls.listAllUnits, async (context) => ({ items: await listAllUnits(await userWork(context)) })),
  route(calls.listUnitUsers, async (context) => ({
    items: await listUnitUsers(await userWork(context), context.params.id),
  })),
  route(calls.searchUsers, async (context) =>
    searchUsers(await userWork(context), context.body.nameOrPhoneNumber, context.body),
  ),
  route(calls.listUserCompanies, async (context) => ({ items: await listUserCompanies(await userWork(context)) })),
];
