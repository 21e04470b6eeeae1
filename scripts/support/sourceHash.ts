import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.ts';

async function filesOf(source: string): Promise<string[]> {
  if (!existsSync(join(ROOT, source))) return [];
  if ((await stat(join(ROOT, source))).isFile()) return [source];
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}

/** A hash of the names and contents of these files and folders; a build with a different hash is out of date. */
export async function hashOfSources(sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map(filesOf))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${file}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex');
}
