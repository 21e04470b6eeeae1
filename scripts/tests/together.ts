import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/run.ts';

/**
 * Several times what the slowest test takes on a busy machine; waiting helpers give up well before it and say what they
 * waited for. The environment may override it.
 */
const TEST_LIMIT_MS = Number(process.env['TEST_LIMIT_MS'] ?? 300_000);

let watch: NodeJS.Timeout | undefined;
/** Ends the process unless there is a sign of progress before the limit. */
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
  // The timer itself does not keep the process alive; anything a test has left open does, and would until the group's
  // limit.
  endLater(
    () => `Nothing came after '${t.name}', but this is open: ${process.getActiveResourcesInfo().join(', ')}.`,
  ).unref();
});

// One process for all the given files: each process pays once for compiling and importing the server.
for (const file of process.argv.slice(2)) await import(pathToFileURL(join(ROOT, file)).href);
