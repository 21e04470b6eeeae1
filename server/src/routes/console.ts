import { listActs as listActsCall } from '../../../contract/acts.ts';
import * as members from '../../../contract/members.ts';
import { listActs } from '../domain/console/acts.ts';
import { updateMember } from '../domain/console/members.ts';
import { listMembers } from '../domain/organisation/people.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

/** Only for the administrators of the company. */
const CONSOLE = { demands: POLICIES.hostConsole };

/** Console data of a company; the specification shows none of these paths. */
export const consoleRoutes: readonly Route[] = [
  route(listActsCall, CONSOLE, ({ work, query }) => listActs(work, query)),
  route(members.listMembers, CONSOLE, ({ work, query }) => listMembers(work, query)),
  route(members.updateMember, CONSOLE, ({ work, params, body }) => updateMember(work, params.id, body)),
];
