import { getApplicationConfiguration, getConfigurationOf, isOrganization } from '../../../contract/configuration.ts';
import { getApplicationLocalization } from '../../../contract/localization.ts';
import { applicationTexts, configurationOf } from '../auth/applicationConfiguration.ts';
import { isInOrganization } from '../auth/memberships.ts';
import { memberSubjectOf, subjectOf } from '../auth/subject.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** Application configuration in ABP's complete shape, open to all; whether the user is in an organisation (§7). */
export const configurationRoutes: readonly Route[] = [
  route(getApplicationConfiguration, { binding: 'open', anonymous: 'dead' }, async ({ session, auth, request }) =>
    configurationOf(session && (await subjectOf(auth, session)), languageOf(request.headers['accept-language'])),
  ),
  route(getApplicationLocalization, { binding: 'open' }, async ({ query, request }) =>
    applicationTexts(languageOf(query.cultureName ?? request.headers['accept-language'])),
  ),
  route(getConfigurationOf, { binding: 'open' }, async ({ params, session, auth, request }) =>
    configurationOf(await memberSubjectOf(auth, session, params.id), languageOf(request.headers['accept-language'])),
  ),
  route(isOrganization, { binding: 'open' }, ({ session, database }) => isInOrganization(database.host, session)),
];
