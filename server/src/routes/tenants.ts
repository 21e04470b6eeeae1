import * as calls from '../../../contract/tenants.ts';
import { changeTenantState } from '../auth/tenantState.ts';
import { updateTenant } from '../domain/console/changeTenant.ts';
import { listEditions } from '../domain/console/editions.ts';
import { findAdministrator, openTenant } from '../domain/console/openTenant.ts';
import { isNameFree, listTenants, tenantReach } from '../domain/console/tenants.ts';
import { POLICIES } from '../domain/policies.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** Only for those who run the installation. */
const OPERATORS = { demands: POLICIES.hostConsole };

/** The companies of the installation. */
export const tenantRoutes: readonly Route[] = [
  route(calls.listEditions, OPERATORS, async ({ db, request }) => ({
    items: await listEditions(db, languageOf(request.headers['accept-language'])),
  })),
  route(calls.listTenants, OPERATORS, ({ db, query, services, request }) =>
    listTenants(db, query, { now: services.now(), language: languageOf(request.headers['accept-language']) }),
  ),
  route(calls.getTenantReach, OPERATORS, ({ db, params, services }) => tenantReach(db, params.id, services.now())),
  route(calls.checkTenantName, OPERATORS, async ({ db, query }) => ({ isFree: await isNameFree(db, query.name) })),
  route(calls.findAdministrator, OPERATORS, async ({ db, body }) => ({
    name: await findAdministrator(db, body.phoneNumber),
  })),
  route(calls.openTenant, OPERATORS, (context) => openTenant(context, context.body)),
  route(calls.updateTenant, OPERATORS, (context) => updateTenant(context, context.params.id, context.body)),
  route(calls.setTenantState, OPERATORS, (context) => changeTenantState(context, context.params.id, context.body)),
];
