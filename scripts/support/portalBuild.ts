import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runTool } from './run.ts';

/** Folder the backend serves and budgets are measured in. */
export const DIST = join(ROOT, 'dist');
const STAMP = join('.vite', 'sources.sha256');
/** Everything that can change what the build writes. */
const SOURCES = ['contract', 'public', 'src', 'scripts/support', 'index.html', 'package-lock.json', 'vite.config.ts'];

async function filesOf(source: string): Promise<string[]> {
  if (/\.\w+$/.test(source)) return [source];
  if (!existsSync(join(ROOT, source))) return [];
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}

async function hashOfSources(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesOf))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${file}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex');
}

/**
 * Builds the portal unless `dist` already holds a build of exactly these sources. The build is written elsewhere and
 * moved in whole, so that a running backend or a second build never finds half a folder.
 */
export async function ensurePortalBuild(): Promise<void> {
  const hash = await hashOfSources();
  const built = await readFile(join(DIST, STAMP), 'utf8').catch(() => '');
  if (built === hash) return;
  const fresh = join(ROOT, '.cache', `dist-${process.pid}`);
  const old = join(ROOT, '.cache', `dist-old-${process.pid}`);
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const code = await runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', fresh]);
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error('The portal could not be built; the messages above say why.');
  }
  await writeFile(join(fresh, STAMP), hash);
  if (existsSync(DIST)) await rename(DIST, old);
  await rename(fresh, DIST);
  await rm(old, { recursive: true, force: true });
}
