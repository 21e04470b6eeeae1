import * as calls from '../../../contract/companies.ts';
import { checkClient } from '../auth/clients.ts';
import { switchCompany } from '../auth/companySwitch.ts';
import { companiesOf, enterableOf } from '../auth/memberships.ts';
import { attemptOf } from '../auth/signInAttempt.ts';
import { unreadOfCompanies } from '../domain/notifications/unreadOfCompanies.ts';
import { type Route, route } from '../http/route.ts';

/** Company list and switch (§4, §7). */
export const companyRoutes: readonly Route[] = [
  route(calls.listCompanies, { binding: 'open' }, async ({ session, database }) => ({
    items: await companiesOf(database.host, session.accountId),
  })),
  route(calls.listUnreadOfCompanies, { binding: 'open' }, async ({ session, database }) => ({
    items: await unreadOfCompanies(database, await enterableOf(database.host, session.accountId)),
  })),
  route(
    calls.switchTenant,
    { binding: 'open', failures: 'oauth' },
    ({ params, query, session, request, reply, auth }) => {
      reply.header('Pragma', 'no-cache');
      checkClient(auth.config, query.client_id, query.client_secret);
      return switchCompany(auth, session, params.tenantId, attemptOf(request, query.client_id));
    },
  ),
];
