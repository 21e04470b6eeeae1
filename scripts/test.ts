import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endLeftovers, markRun } from './support/leftovers.ts';
import type { Tally } from './support/report.ts';
import { changedScope } from './tests/changed.ts';
import { REPORTS, type Stage, stagesOf } from './tests/stages.ts';

/** `--changed` compares with the newest commit, `--changed=main` with another; without it everything runs. */
function readRevision(): string | undefined {
  const given = process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument));
  return parseArgs({ args: given, options: { changed: { type: 'string' } } }).values.changed;
}

/** A stage that throws, or exceeds its timeout, counts as one failure. */
async function performed({ name, limitMinutes, perform }: Stage): Promise<Tally> {
  const over = new AbortController();
  const late = wait(limitMinutes * 60_000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${name}: not over after ${limitMinutes} minutes, so it is ended.`);
  });
  try {
    return await Promise.race([perform(), late]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}

/** More than this in one run is not due to a busy machine: then each of them counts as failed. */
const MOST_UNSTEADY = 3;

const revision = readRevision();
markRun();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endLeftovers(0).finally(() => process.exit(1)));

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const known: string[] = [];
const unsteady: string[] = [];

async function perform(stage: Stage): Promise<void> {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const { passed, failed, failures = [], unsteady: repeated = [] } = await performed(stage);
  total.passed += passed;
  total.failed += failed;
  known.push(...failures.map((failure) => `-- ${stage.name}: ${failure}`));
  unsteady.push(...repeated.map((failure) => `-- ${stage.name}, passed when repeated: ${failure}`));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  summary.push(`${stage.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

const begin = performance.now();
for (const row of stagesOf(revision === undefined ? {} : await changedScope(revision))) {
  await Promise.all(row.map(perform));
  const left = await endLeftovers();
  total.failed += left.length;
  known.push(...left.map((command) => `-- a process left behind, now ended: ${command}`));
}
// At the end, so that they are among the last lines of a run.
for (const failure of [...unsteady, ...known]) console.log(`\n${failure}`);
if (unsteady.length > MOST_UNSTEADY) {
  total.passed -= unsteady.length;
  total.failed += unsteady.length;
}
console.log(`\n${summary.join('\n')}`);
console.log(`Everything: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
if (unsteady.length > 0) console.log(`Passed only when repeated: ${unsteady.length} (at most ${MOST_UNSTEADY} may)`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// At once: nothing that a stage left open may keep the command from exiting.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
