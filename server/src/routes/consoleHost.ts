import * as calls from '../../../contract/consoleHost.ts';
import { readPersonalInfo, readSecuritySettings, updatePersonalInfo } from '../domain/accounts/personalInfo.ts';
import { readRealName, submitRealName } from '../domain/accounts/realName.ts';
import { openTenant, setTenantState } from '../domain/console/openTenant.ts';
import { listTenants } from '../domain/console/tenants.ts';
import { demandHostPolicy } from '../domain/permissions.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

/** Console data of an account and of the whole installation; the specification shows none of these paths. */
export const consoleHostRoutes: readonly Route[] = [
  route(calls.getPersonalInfo, ({ db, session }) => readPersonalInfo(db, session.accountId)),
  route(calls.updatePersonalInfo, async ({ db, session, body }) => {
    await updatePersonalInfo(db, session.accountId, body);
    return undefined;
  }),
  route(calls.getRealName, ({ db, session }) => readRealName(db, session.accountId)),
  route(calls.submitRealName, async ({ db, session, body, services }) => {
    await submitRealName(db, session.accountId, body, services.now());
    return undefined;
  }),
  route(calls.getSecuritySettings, ({ db, session }) => readSecuritySettings(db, session.accountId)),
  route(calls.listTenants, async ({ db, session, query }) => {
    await demandHostPolicy(db, session, POLICIES.hostConsole);
    return listTenants(db, query);
  }),
  route(calls.openTenant, async ({ db, session, body, services }) => {
    await demandHostPolicy(db, session, POLICIES.hostConsole);
    return { id: await openTenant(db, services, body) };
  }),
  route(calls.setTenantState, async ({ db, session, params, body, services }) => {
    await demandHostPolicy(db, session, POLICIES.hostConsole);
    await setTenantState(db, services, params.id, body);
    return undefined;
  }),
];
