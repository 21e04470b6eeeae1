import { ensurePortalBuild } from '../../../scripts/support/portalBuild.ts';
import { makeTemplate } from './template.ts';

/** Once per run: the portal is built and the demo data made; every spec file then starts from a copy. Ends by clearing up. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensurePortalBuild();
  return makeTemplate();
}
