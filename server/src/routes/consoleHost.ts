import * as acts from '../../../contract/acts.ts';
import * as calls from '../../../contract/consoleHost.ts';
import * as grants from '../../../contract/grants.ts';
import { deviceOf } from '../auth/device.ts';
import { updateOwnInfo } from '../auth/ownCredentials.ts';
import { readPersonalInfo, readSecuritySettings } from '../domain/accounts/personalInfo.ts';
import { hostActing, listActs } from '../domain/console/acts.ts';
import { exportActs } from '../domain/console/actsExport.ts';
import { addHostAdministrator, listHostAdministrators, removeHostAdministrator } from '../domain/console/hostGrants.ts';
import { POLICIES } from '../domain/policies.ts';
import { languageOf } from '../errors/text.ts';
import { demandMatch } from '../http/ifMatch.ts';
import { type Route, route } from '../http/route.ts';

/** Only for those who run the installation. */
const OPERATORS = { demands: POLICIES.hostConsole };

/** Console data of an account and of the whole installation; the specification shows none of these paths. */
export const consoleHostRoutes: readonly Route[] = [
  route(calls.getPersonalInfo, ({ db, session }) => readPersonalInfo(db, session.accountId)),
  route(calls.updatePersonalInfo, { binding: 'open' }, ({ auth, session, body, request }) =>
    updateOwnInfo(auth, session, body, deviceOf(request), (current) => {
      demandMatch(request.headers['if-match'], current, body);
    }),
  ),
  route(calls.getSecuritySettings, ({ db, session }) => readSecuritySettings(db, session.accountId)),
  route(acts.listHostActs, OPERATORS, ({ db, session, services, query }) =>
    listActs(hostActing(db, services, session), query),
  ),
  route(acts.exportHostActs, OPERATORS, ({ db, session, services, query, request }) =>
    exportActs(hostActing(db, services, session), query, languageOf(request.headers['accept-language'])),
  ),
  route(grants.listHostAdministrators, OPERATORS, async ({ db }) => ({ items: await listHostAdministrators(db) })),
  route(grants.addHostAdministrator, OPERATORS, ({ db, services, session, body }) =>
    addHostAdministrator({ db, services, session }, body.phoneNumber),
  ),
  route(grants.removeHostAdministrator, OPERATORS, ({ db, services, session, params }) =>
    removeHostAdministrator({ db, services, session }, params.id),
  ),
];
