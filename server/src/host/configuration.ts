import { getApplicationConfiguration, getConfigurationOf, isOrganization } from '../../../contract/configuration.ts';
import { membershipOf } from '../auth/memberships.ts';
import { isHostSession } from '../auth/session.ts';
import { subjectOf } from '../auth/subject.ts';
import { isRowId } from '../domain/ids.ts';
import { notFound } from '../http/apiError.ts';
import { languageOf } from '../http/language.ts';
import { openRoute, type Route } from '../http/route.ts';
import { configurationOf } from './configurationShape.ts';

/** Application configuration in ABP's complete shape, for anybody; whether the user is in an organisation (§7). */
export const configurationRoutes: readonly Route[] = [
  openRoute(
    getApplicationConfiguration,
    async ({ session, database, request }) => {
      const subject = session && (await subjectOf(database, session));
      return configurationOf(subject, languageOf(request.headers['accept-language']));
    },
    { anonymous: true },
  ),
  openRoute(getConfigurationOf, async ({ params, session, database, request }) => {
    const member = isRowId(params.id) ? await membershipOf(database.host, session.accountId, params.id) : undefined;
    if (!member?.tenantIsActive || !member.userIsActive) throw notFound();
    const subject = await subjectOf(database, { ...session, tenantId: params.id, userId: member.userId });
    return configurationOf(subject, languageOf(request.headers['accept-language']));
  }),
  openRoute(isOrganization, async ({ session, database }) => {
    if (isHostSession(session)) return false;
    const user = await database.host
      .selectFrom('tenant_users')
      .select('organization_unit_id')
      .where('id', '=', session.userId)
      .executeTakeFirst();
    return (user?.organization_unit_id ?? null) !== null;
  }),
];
