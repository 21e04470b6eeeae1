import { getApplicationConfiguration, getConfigurationOf, isOrganization } from '../../../contract/configuration.ts';
import { getApplicationLocalization } from '../../../contract/localization.ts';
import { applicationTexts, configurationOf } from '../auth/applicationConfiguration.ts';
import { isInOrganization } from '../auth/memberships.ts';
import { memberSubjectOf, subjectOf } from '../auth/subject.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** Application configuration in ABP's complete shape, open to anyone; whether the user is in an organisation (§7). */
export const configurationRoutes: readonly Route[] = [
  route(getApplicationConfiguration, { binding: 'open', anonymous: 'dead' }, async ({ session, database, request }) =>
    configurationOf(session && (await subjectOf(database, session)), languageOf(request.headers['accept-language'])),
  ),
  route(getApplicationLocalization, { binding: 'open' }, async ({ query, request }) =>
    applicationTexts(languageOf(query.cultureName ?? request.headers['accept-language'])),
  ),
  route(getConfigurationOf, { binding: 'open' }, async ({ params, session, database, request }) =>
    configurationOf(
      await memberSubjectOf(database, session, params.id),
      languageOf(request.headers['accept-language']),
    ),
  ),
  route(isOrganization, { binding: 'open' }, ({ session, database }) => isInOrganization(database.host, session)),
];
