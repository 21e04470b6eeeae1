import { StartError } from '../errors/startError.ts';

/** Scopes of the search box that lead out of the portal (HDR-2). */
const SCOPES = ['process', 'project', 'mail'];
/** A web address or a path of this origin, with `{keyword}` after the host: the typed text must not choose the host. */
const TARGET = /^(?:https?:\/\/[^\s/?#{}]+[/?#]|\/(?![/\\]))[^\s{}]*\{keyword\}[^\s{}]*$/;

/** Checks the search box's targets in `searchTargets` of PORTAL_CONFIG. The portal omits those that it refuses. */
export function checkSearchTargets(portal: Readonly<Record<string, unknown>>): void {
  const targets = portal['searchTargets'] ?? {};
  if (typeof targets !== 'object' || Array.isArray(targets))
    throw new StartError(`PORTAL_CONFIG: searchTargets must be an object with any of ${SCOPES.join(', ')}.`);
  for (const [scope, target] of Object.entries(targets)) {
    if (!SCOPES.includes(scope))
      throw new StartError(`PORTAL_CONFIG: searchTargets knows ${SCOPES.join(', ')}, not '${scope}'.`);
    if (typeof target === 'string' && TARGET.test(target)) continue;
    throw new StartError(
      `PORTAL_CONFIG: the search target of '${scope}' must be an address such as ` +
        `https://mail.example/search?q={keyword}, with {keyword} after the host, not ${JSON.stringify(target)}.`,
    );
  }
}
