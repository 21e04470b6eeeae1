import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFor } from '../../tests/server/support/databases.ts';
import { ROOT } from '../support/run.ts';

/** Test files that run in one process, on one kind of database. */
export interface Group {
  readonly name: string;
  readonly files: readonly string[];
  readonly onPostgres: boolean;
}

/** Every test file of tests/<folder>, relative to the root. */
export async function testFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(ROOT, 'tests', folder), { recursive: true });
  return names
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join('tests', folder, name));
}

/** Folders with the slowest tests start first, so that no core idles waiting for them at the end. */
const LONGEST = ['process', 'backplane', 'routes', 'auth', 'business', 'http'].map((name) => `tests/server/${name}`);
const rank = ({ name }: Group): number => (LONGEST.indexOf(name) + LONGEST.length + 1) % (LONGEST.length + 1);

/** The files by folder, one group for each kind of database that they need. */
export function groupsOf(files: readonly string[]): Group[] {
  const groups = [true, false].flatMap((onPostgres) => {
    const fitting = files.filter((file) => isFor(file, onPostgres ? 'postgres' : 'embedded'));
    return [...new Set(fitting.map((file) => dirname(file)))].map((folder) => ({
      name: onPostgres ? folder : `${folder} on the embedded database`,
      files: fitting.filter((file) => dirname(file) === folder),
      onPostgres,
    }));
  });
  return groups.sort((one, other) => rank(one) - rank(other));
}
