import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { startCluster } from '../tests/server/support/postgresCluster.ts';
import { isDrawn } from './support/drawn.ts';
import { nearestTests, PARTED, partsOf, unmeasured } from './support/nearestTests.ts';

const HELP = `npm run mutate [folder]: breaks src/ in many small ways and counts what its tests notice.
  folder           lib, features/network, server/src/auth, or a file; all of src without it
  --rest           what has no row in docs/testing.md, in one run (--rest features sagas): with --sample, an estimate
  --concurrency n  processes beside each other (1)
  --static         also faults in code that runs on import only: each costs a run of all tests concerned
  --sample n       one fault in n, always the same ones: an estimate for a big folder
  --files n        in one file in n only, always the same ones: for a folder whose tests alone take many minutes
  --force          asks again what the last run has answered`;

const FLOORS = ['lib', 'store', ...PARTED];

/** What of a folder is broken. */
function patternsIn(folder: string, oneFileIn: number): string[] {
  if (folder.endsWith('.ts')) return [folder];
  if (oneFileIn === 1) return [`${folder}/**/*.ts`];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && isDrawn(name, oneFileIn))
    .map((name) => `${folder}/${name}`);
}

interface Manner {
  readonly concurrency: number;
  readonly withStatic: boolean;
  readonly force: boolean;
  readonly sample: number;
  readonly files: number;
}

type Options = ConstructorParameters<typeof Stryker>[0];

const PLUGINS = './tests/support/mutation';

const ofServer = (part: string, files: number): Options => ({
  mutate: patternsIn(part, files),
  testRunner: 'server',
  // Its tests wait for databases and processes as well, and give up by themselves before this.
  timeoutMS: 40_000,
  plugins: [`${PLUGINS}/serverRunner.ts`, `${PLUGINS}/wording.ts`],
  ignorers: ['wording'],
});

const ofPortal = (parts: readonly string[], files: number): Options => ({
  mutate: parts.flatMap((part) => patternsIn(`src/${part}`, files)),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    enableFindRelatedTests: false,
    config: {
      testMatch: [...new Set(parts.flatMap(nearestTests))].map((tests) => `<rootDir>/tests/${tests}`),
      testRunner: '<rootDir>/tests/support/mutation/jest-circus/sparing.cjs',
      testSequencer: '<rootDir>/tests/support/mutation/quickestFirst.cjs',
      // Stryker wraps the environment and resolves it itself, without Jest's names and transforms.
      testEnvironment: './tests/support/mutation/hastyEnvironment.cjs',
    },
  },
});

function optionsFor(parts: readonly string[], { concurrency, withStatic, force, sample, files }: Manner): Options {
  const [part = ''] = parts;
  const name = parts.length > 1 ? 'rest' : part.replaceAll('/', '-');
  const { plugins = [], ...options } = part.startsWith('server/') ? ofServer(part, files) : ofPortal(parts, files);
  return {
    plugins: [...plugins, `${PLUGINS}/sample.ts`],
    checkers: sample > 1 ? ['sample'] : [],
    sample,
    coverageAnalysis: 'perTest',
    ignoreStatic: !withStatic,
    testRunnerNodeArgs: ['--import', 'tsx'],
    checkerNodeArgs: ['--import', 'tsx'],
    // It would rewrite the file through an API that TypeScript 7 no longer has; there are no references to rewrite.
    tsconfigFile: 'absent.json',
    disableTypeChecks: false,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['data', 'dist', 'test-results', 'docs', '.cache'],
    incremental: sample === 1 && files === 1,
    incrementalFile: `.cache/mutation/${name}.json`,
    force,
    concurrency,
    // Jest itself would wait minutes for a promise that never settles; a busy machine must not be mistaken for that.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    ...options,
    reporters: ['clear-text', 'progress', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
    thresholds: { high: 90, low: 75, break: null },
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    concurrency: { type: 'string', default: '1' },
    static: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
    files: { type: 'string', default: '1' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const manner = {
  concurrency: Number(values.concurrency),
  withStatic: values.static,
  force: values.force,
  sample: Number(values.sample),
  files: Number(values.files),
};
const named = positionals.map((path) => path.replace(/^src\//, '').replace(/\/$/, ''));
const floors = named.length > 0 ? named : FLOORS;
const runs = values.rest
  ? [unmeasured(readFileSync('docs/testing.md', 'utf8'), floors)]
  : floors.flatMap(partsOf).map((part) => [part]);
const notes = resolve(`.cache/mutation/notes-${process.pid}.json`);
if (values.rest) process.env['MUTANT_NOTES'] = notes;
const cluster = runs.flat().some((part) => part.startsWith('server/')) ? await startCluster() : undefined;
if (cluster) Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_POSTGRES_SOCKETS: cluster.sockets });
try {
  for (const parts of runs) await new Stryker(optionsFor(parts, manner)).runMutationTest();
} finally {
  rmSync(notes, { force: true });
  await cluster?.stop();
}
