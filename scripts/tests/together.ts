import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/run.ts';

/** Several times what the slowest takes on a busy machine; helpers that wait give up well before it, saying for what. */
const TEST_LIMIT_MS = 180_000;

let watch: NodeJS.Timeout | undefined;
beforeEach((t) => {
  watch = setTimeout(() => {
    console.error(`Not over after ${TEST_LIMIT_MS / 1000} s, so its process is ended: ${t.name}`);
    process.exit(1);
  }, TEST_LIMIT_MS);
});
afterEach(() => clearTimeout(watch));

// One process for all the files it is given: each process pays for compiling and importing the server once.
for (const file of process.argv.slice(2)) await import(pathToFileURL(join(ROOT, file)).href);
