import { pathToFileURL } from 'node:url';
import { ensurePortalBuild } from './support/portalBuild.ts';
import { provideServerBundle } from './support/serverBundle.ts';

type Program = typeof import('../server/src/main.ts');

/** The backend from its bundle, or from its sources if no bundle can be written. */
async function programOf(bundle: string | undefined, unregister: () => Promise<void>): Promise<Program> {
  if (bundle === undefined) return import('../server/src/main.ts');
  // Otherwise tsx would compile the bundle as well, which takes as long as it saves.
  await unregister();
  return import(pathToFileURL(bundle).href);
}

async function run(unregister: () => Promise<void>): Promise<void> {
  const isHelp = process.argv.includes('--help');
  if (!isHelp) await ensurePortalBuild();
  const bundle = isHelp ? undefined : await provideServerBundle().catch(() => undefined);
  const { runServer } = await programOf(bundle, unregister);
  await runServer();
}

/**
 * Builds the portal and bundles the reference backend if their sources have changed since the last time, then runs the
 * backend in this process.
 * @param unregister - ends the compilation of what is imported afterwards
 */
export function start(unregister: () => Promise<void>): Promise<void> {
  return run(unregister).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
