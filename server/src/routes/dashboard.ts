import * as calls from '../../../contract/dashboard.ts';
import { listHostAccounts as listHostAccountsCall } from '../../../contract/hostAccounts.ts';
import { readDashboard } from '../domain/console/dashboard.ts';
import { listHostAccounts } from '../domain/console/hostAccounts.ts';
import { readHostDashboard } from '../domain/console/hostDashboard.ts';
import { POLICIES } from '../domain/policies.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** For the administrators of the company, and for those of the installation. */
const ADMINISTRATORS = { demands: POLICIES.hostConsole };

/** The console's start page. */
export const dashboardRoutes: readonly Route[] = [
  route(calls.getDashboard, ADMINISTRATORS, ({ work, request }) =>
    readDashboard(work, languageOf(request.headers['accept-language'])),
  ),
  route(calls.getHostDashboard, ADMINISTRATORS, ({ db, services }) => readHostDashboard(db, services)),
  route(listHostAccountsCall, ADMINISTRATORS, ({ db, query }) => listHostAccounts(db, query)),
];
