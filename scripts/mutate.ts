import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { bareServerTests, FLOWS, nearestTests } from './support/nearestTests.ts';

const HELP = `npm run mutate [folder]: breaks src/ in many small ways and counts what its tests notice.
  folder           lib, features/network, a file, also one of the server whose tests need no server; all of src without it
  --concurrency n  processes beside each other (1)
  --static         also faults in code that runs on import only: each costs a run of all tests concerned
  --force          asks again what the last run has answered`;

/** Floors whose folders and files are measured separately. */
const PARTED = ['services', ...FLOWS];
const FLOORS = ['lib', 'store', ...PARTED];

function partsOf(named: string): readonly string[] {
  if (!PARTED.includes(named)) return [named];
  return readdirSync(`src/${named}`)
    .filter((name) => name !== 'README.md')
    .map((name) => `${named}/${name}`);
}

interface Manner {
  readonly concurrency: number;
  readonly withStatic: boolean;
  readonly force: boolean;
}

type Options = ConstructorParameters<typeof Stryker>[0];

/** Node's own runner: Stryker has no coverage data for it, so every fault runs against all tests of its file. */
const ofServer = (file: string): Options => ({
  mutate: [file],
  testRunner: 'command',
  commandRunner: { command: `node --import tsx --test ${bareServerTests(file).join(' ')}` },
  coverageAnalysis: 'off',
});

const ofPortal = (part: string, withStatic: boolean): Options => ({
  mutate: [part.endsWith('.ts') ? `src/${part}` : `src/${part}/**/*.ts`],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  ignoreStatic: !withStatic,
  jest: {
    enableFindRelatedTests: false,
    config: {
      testMatch: nearestTests(part).map((tests) => `<rootDir>/tests/${tests}`),
      testRunner: '<rootDir>/tests/support/mutation/jest-circus/sparing.cjs',
      testSequencer: '<rootDir>/tests/support/mutation/quickestFirst.cjs',
      // Stryker wraps the environment and resolves it itself, without Jest's names and transforms.
      testEnvironment: './tests/support/mutation/hastyEnvironment.cjs',
    },
  },
  testRunnerNodeArgs: ['--import', 'tsx'],
});

function optionsFor(part: string, { concurrency, withStatic, force }: Manner): Options {
  const name = part.replaceAll('/', '-');
  const isServer = part.startsWith('server/');
  return {
    ...(isServer ? ofServer(part) : ofPortal(part, withStatic)),
    // It would rewrite the file through an API that TypeScript 7 no longer has; there are no references to rewrite.
    tsconfigFile: 'absent.json',
    disableTypeChecks: false,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['data', 'dist', 'test-results', 'docs', '.cache'],
    // Without knowing the tests it would not notice new ones.
    incremental: !isServer,
    incrementalFile: `.cache/mutation/${name}.json`,
    force,
    concurrency,
    // Jest itself would wait minutes for a promise that never settles; a busy machine must not be mistaken for that.
    timeoutMS: 20_000,
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
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const manner = { concurrency: Number(values.concurrency), withStatic: values.static, force: values.force };
const named = positionals.map((path) => path.replace(/^src\//, '').replace(/\/$/, ''));
for (const part of (named.length > 0 ? named : FLOORS).flatMap(partsOf)) {
  await new Stryker(optionsFor(part, manner)).runMutationTest();
}
