import { ensurePortalBuild } from './support/portalBuild.ts';

/** Builds the portal if its sources changed since the last build, then runs the reference backend in this process. */
async function start(): Promise<void> {
  if (!process.argv.includes('--help')) await ensurePortalBuild();
  const { runServer } = await import('../server/src/main.ts');
  await runServer();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
