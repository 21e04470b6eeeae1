import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources under a folder of the project: the path of each in it, and its text. */
export function sourcesOf(folder: string) {
  const root = join(__dirname, '../..', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
}
