import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Tally, tallyOf, tallyTap } from '../support/report.ts';
import { ROOT, roomy } from '../support/run.ts';
import { BUNDLE_VARIABLE } from '../support/serverProgram.ts';
import { closureOf } from './importGraph.ts';
import type { Group } from './nodeGroups.ts';

const REPORTS = join(ROOT, 'test-results', 'reports');
/** Many times the longest duration, so that only a hang outside any test reaches it. */
const GROUP_LIMIT_MS = 20 * 60_000;

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Its output is printed in one piece, because two parallel processes would interleave theirs. */
function runQuietly(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: GROUP_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const keep = (chunk: string): void => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal !== null) output += `\nEnded by ${signal}; ${GROUP_LIMIT_MS / 60_000} minutes are its limit.`;
      resolve({ code: code ?? 1, output });
    });
  });
}

async function runOnce(group: Group, options: readonly string[], sockets: string): Promise<Tally> {
  const begin = performance.now();
  const report = join(REPORTS, `${group.name.replace(/\W+/g, '-')}.tap`);
  const reporters = ['spec', 'stdout', 'tap', report].map((value, index) =>
    index % 2 === 0 ? `--test-reporter=${value}` : `--test-reporter-destination=${value}`,
  );
  await rm(report, { force: true });
  const { code, output } = await runQuietly(
    ['--import', 'tsx', ...reporters, ...options, 'scripts/tests/together.ts', ...group.files],
    { ...roomy(process.env), TEST_DATABASE: group.onPostgres ? 'postgres' : '', TEST_POSTGRES_SOCKETS: sockets },
  );
  const tally = await tallyOf(code, report, tallyTap);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`\n-- ${group.name}\n${output.trimEnd()}`);
  console.log(`${group.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
}

/**
 * Real clocks and real processes meet a busy machine here, so a failed group is retried once. A test that fails again
 * has failed; one that does not is listed as flaky (docs/decisions/0041).
 */
async function runGroup(group: Group, options: readonly string[], sockets: string): Promise<Tally> {
  const first = await runOnce(group, options, sockets);
  if (first.failed === 0) return first;
  const second = await runOnce(group, options, sockets);
  if (second.failed > 0) return second;
  return {
    ...second,
    unsteady: first.failures?.length ? first.failures : ['It ended badly, and said nothing of a case.'],
  };
}

/** Starts the PostgreSQL in which the groups copy their databases, if any of them needs it. */
async function sharedPostgres(groups: readonly Group[]): Promise<{ sockets: string; stop: () => Promise<void> }> {
  if (!groups.some(({ onPostgres }) => onPostgres)) return { sockets: '', stop: async () => {} };
  const { startCluster } = await import('../../tests/server/support/postgresCluster.ts');
  return startCluster();
}

const STARTS_SERVERS = 'tests/server/support/serverProcess.ts';

/** Bundles the backend, if any of the groups starts it; their child processes find it through the environment. */
async function bundleIfStarted(groups: readonly Group[]): Promise<void> {
  if (!groups.some(({ files }) => files.some((file) => closureOf(file).has(STARTS_SERVERS)))) return;
  const { provideServerBundle } = await import('../support/serverBundle.ts');
  process.env[BUNDLE_VARIABLE] = await provideServerBundle();
}

/**
 * Runs the groups in parallel, one more than there are cores, since some mostly wait. `options` go to Node's runner.
 */
export async function runGroups(groups: readonly Group[], options: readonly string[] = []): Promise<Tally> {
  await mkdir(REPORTS, { recursive: true });
  await bundleIfStarted(groups);
  const cluster = await sharedPostgres(groups);
  const waiting = [...groups];
  const total = { passed: 0, failed: 0, failures: [] as string[], unsteady: [] as string[] };
  async function work(): Promise<void> {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const { passed, failed, failures = [], unsteady = [] } = await runGroup(group, options, cluster.sockets);
      const inGroup = (told: string) => `${group.name}\n${told}`;
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures.map(inGroup));
      total.unsteady.push(...unsteady.map(inGroup));
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  } finally {
    await cluster.stop();
  }
  return total;
}
