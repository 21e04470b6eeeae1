import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const HELP = `npm run mutate [folder]: breaks src/ in many small ways and counts what its tests notice.
  folder           below src, such as lib or features/network; everything in the table without it
  --concurrency n  processes beside each other (1)
  --static         also faults in code that runs on import only: each costs a run of all tests of the floor
  --force          asks again what the last run has answered`;

/**
 * Which tests have to notice a fault in a folder: the nearest ones. A fault that only a played session or a browser would
 * show counts as survived, for nobody finds its cause there quickly.
 */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  features: ['features'],
  sagas: ['sagas', 'flows'],
  services: ['services'],
  store: ['store'],
};

interface Manner {
  readonly concurrency: number;
  readonly withStatic: boolean;
  readonly force: boolean;
}

type Options = ConstructorParameters<typeof Stryker>[0];

function optionsFor(folder: string, { concurrency, withStatic, force }: Manner): Options {
  const [floor = ''] = folder.split('/');
  const tests = TESTS[floor];
  if (!tests) throw new Error(`${folder} is not below one of ${Object.keys(TESTS).join(', ')}`);
  const name = folder.replaceAll('/', '-');
  return {
    mutate: [`src/${folder}/**/*.ts`],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: !withStatic,
    jest: {
      config: {
        testMatch: tests.map((kind) => `<rootDir>/tests/${kind}/**/*.test.{ts,tsx}`),
        // Stryker wraps the environment and resolves it itself, without Jest's names and transforms.
        testEnvironment: './tests/support/jsdomEnvironment.ts',
      },
    },
    testRunnerNodeArgs: ['--import', 'tsx'],
    // It would rewrite the file by an interface that TypeScript 7 no longer has; there are no references to rewrite.
    tsconfigFile: 'absent.json',
    disableTypeChecks: false,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['data', 'dist', 'test-results', 'docs', '.cache'],
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.json`,
    force,
    concurrency,
    // Jest itself would wait a minute for a promise that no longer settles.
    timeoutMS: 5_000,
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
for (const folder of named.length > 0 ? named : Object.keys(TESTS)) {
  await new Stryker(optionsFor(folder, manner)).runMutationTest();
}
