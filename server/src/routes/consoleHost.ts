import { listHostActs } from '../../../contract/acts.ts';
import * as calls from '../../../contract/consoleHost.ts';
import { readPersonalInfo, readSecuritySettings, updatePersonalInfo } from '../domain/accounts/personalInfo.ts';
import { hostActing, listActs } from '../domain/console/acts.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

/** Only for those who run the installation. */
const OPERATORS = { demands: POLICIES.hostConsole };

/** Console data of an account and of the whole installation; the specification shows none of these paths. */
export const consoleHostRoutes: readonly Route[] = [
  route(calls.getPersonalInfo, ({ db, session }) => readPersonalInfo(db, session.accountId)),
  route(calls.updatePersonalInfo, ({ db, session, body }) => updatePersonalInfo(db, session.accountId, body)),
  route(calls.getSecuritySettings, ({ db, session }) => readSecuritySettings(db, session.accountId)),
  route(listHostActs, OPERATORS, ({ db, session, services, query }) =>
    listActs(hostActing(db, services, session), query),
  ),
];
