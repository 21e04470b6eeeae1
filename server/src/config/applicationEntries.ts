import { StartError } from '../errors/startError.ts';

/** A folder of this origin: no other origin (`//`), no parent folder, nothing that needs decoding. */
const FOLDER = /^\/(?!\/)(?:[\w.-]+\/)+$/;

/**
 * Checks the locations of applications in `applicationEntries` of PORTAL_CONFIG. They run in frames of the portal's own
 * origin (decision 0014): an application elsewhere is put behind the same proxy.
 */
export function checkApplicationEntries(portal: Readonly<Record<string, unknown>>): void {
  const entries = portal['applicationEntries'] ?? {};
  if (typeof entries !== 'object' || Array.isArray(entries))
    throw new StartError('PORTAL_CONFIG: applicationEntries must be an object of paths by module.');
  for (const [module, entry] of Object.entries(entries)) {
    // The installation has no such application: the portal greys it and says so.
    if (entry === null || entry === '') continue;
    if (typeof entry === 'string' && FOLDER.test(entry) && !/\/\.\.?\//.test(entry)) continue;
    throw new StartError(
      `PORTAL_CONFIG: the entry of '${module}' must be a folder of this origin such as /micro/${module}/, not ` +
        `${JSON.stringify(entry)}. Put an application that lies elsewhere behind the same proxy (docs/sub-apps.md).`,
    );
  }
}
