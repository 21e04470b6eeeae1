import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './support/run.ts';

/** Runs tests/<folder>/**\/*.test.ts by Node's own runner. Further arguments are files, or options of `node --test`. */
const [folder = 'server', ...rest] = process.argv.slice(2);
const options = rest.filter((argument) => argument.startsWith('--'));
const named = rest.filter((argument) => !argument.startsWith('--'));

async function testFiles(): Promise<string[]> {
  const names = await readdir(join(ROOT, 'tests', folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join('tests', folder, name));
}

const files = named.length > 0 ? named : await testFiles();
process.exitCode = await run(process.execPath, ['--import', 'tsx', '--test', ...options, ...files]);
