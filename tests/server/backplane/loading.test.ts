import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
const IS_LOADED = "Object.keys(createRequire(process.cwd() + '/x').cache).some((file) => file.includes('@redis'))";

/** What a separate process prints when it runs this code. */
function printed(program: string): string {
  const code = `import { createRequire } from 'node:module'; ${program}`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return execFileSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8' }).trim();
}

it('a server loads the Redis client only when it is told to use it', () => {
  assert.equal(printed(`await import('./server/src/main.ts'); console.log(${IS_LOADED})`), 'false');
  // Otherwise the check itself would be wrong.
  assert.equal(printed(`await import('@redis/client'); console.log(${IS_LOADED})`), 'true');
});
