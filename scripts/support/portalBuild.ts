import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run, runTool } from './run.ts';
import { hashOfSources } from './sourceHash.ts';

/** Folder the backend serves and budgets are measured in. */
export const DIST = join(ROOT, 'dist');
const STAMP = join('.vite', 'sources.sha256');
/** Everything that can change the build's output. */
const SOURCES = [
  'contract',
  'public',
  'src',
  'sub-apps',
  'scripts/support',
  'scripts/subApps.ts',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
];

async function buildPortal(dist: string): Promise<number> {
  return runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', dist]);
}

/** The renderers of pages for the backend, each with its style sheet; in folders that are not served. */
const RENDERERS = {
  '.server': 'src/views/companyPortal/render/renderShare.tsx',
  '.serverSignIn': 'src/renderSignIn.tsx',
  '.serverShell': 'src/renderShell.tsx',
};

async function buildRenderers(dist: string): Promise<number> {
  for (const [folder, entry] of Object.entries(RENDERERS)) {
    const code = await runTool('vite', [
      'build',
      '--logLevel',
      'error',
      '--ssr',
      entry,
      '--outDir',
      join(dist, folder),
    ]);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * The business applications, each with its own toolchain; in a separate process, so that no bundler stays in the
 * backend's.
 */
async function buildSubApps(dist: string): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', 'scripts/subApps.ts', join(dist, 'micro')]);
}

/**
 * Builds portal and applications unless `dist` already holds a build of exactly these sources. The build is written
 * elsewhere and moved into place as a whole, so that a running backend or a second build never finds half a folder.
 */
export async function ensurePortalBuild(): Promise<void> {
  const hash = await hashOfSources(SOURCES);
  const built = await readFile(join(DIST, STAMP), 'utf8').catch(() => '');
  if (built === hash) return;
  const fresh = join(ROOT, '.cache', `dist-${process.pid}`);
  const old = join(ROOT, '.cache', `dist-old-${process.pid}`);
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  for (const build of [buildPortal, buildRenderers, buildSubApps]) {
    if ((await build(fresh)) === 0) continue;
    await rm(fresh, { recursive: true, force: true });
    throw new Error('The portal could not be built; the messages above say why.');
  }
  await writeFile(join(fresh, STAMP), hash);
  if (existsSync(DIST)) await rename(DIST, old);
  await rename(fresh, DIST);
  await rm(old, { recursive: true, force: true });
}
