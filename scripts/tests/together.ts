import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/run.ts';

/** Several times what the slowest takes on a busy machine; helpers that wait give up well before it, saying for what. The environment may say otherwise. */
const TEST_LIMIT_MS = Number(process.env['TEST_LIMIT_MS'] ?? 180_000);

let watch: NodeJS.Timeout | undefined;
/** Ends the process unless something else is heard of before the limit. */
function endLater(why: () => string): NodeJS.Timeout {
  clearTimeout(watch);
  watch = setTimeout(() => {
    console.error(`${why()} So its process is ended, after ${TEST_LIMIT_MS / 1000} s.`);
    process.exit(1);
  }, TEST_LIMIT_MS);
  return watch;
}
beforeEach((t) => {
  endLater(() => `Not over: ${t.name}.`);
});
afterEach((t) => {
  // It keeps nothing from ending; whatever a test has left open does, and would until the group's limit.
  endLater(
    () => `Nothing came after '${t.name}', but this is open: ${process.getActiveResourcesInfo().join(', ')}.`,
  ).unref();
});

// One process for all the files it is given: each process pays for compiling and importing the server once.
for (const file of process.argv.slice(2)) await import(pathToFileURL(join(ROOT, file)).href);
