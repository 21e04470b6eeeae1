import { ensurePortalBuild } from './support/portalBuild.ts';

await ensurePortalBuild();
