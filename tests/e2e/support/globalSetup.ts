import type { FullConfig } from '@playwright/test';
import { ensurePortalBuild } from '../../../scripts/support/portalBuild.ts';
import { recordSignIn } from './signedIn.ts';
import { makeTemplate } from './template.ts';

/**
 * Once per run: the portal is built, the server bundled, the demo data made and lin signed in; every spec file then starts from a copy. Ends by
 * clearing up.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  await ensurePortalBuild();
  return makeTemplate((origin) => recordSignIn(origin, config));
}
