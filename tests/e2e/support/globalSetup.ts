import type { FullConfig } from '@playwright/test';
import { ensurePortalBuild } from '../../../scripts/support/portalBuild.ts';
import { recordSignIn } from './signedIn.ts';
import { makeTemplate } from './template.ts';

/**
 * Once per run: builds the portal, bundles the server, makes the demo data and signs lin in; every spec file then starts from a copy. Ends by
 * cleaning up.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  await ensurePortalBuild();
  return makeTemplate((origin) => recordSignIn(origin, config));
}
