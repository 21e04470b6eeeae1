import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const HELP = `npm run mutate [folder]: breaks src/ in many small ways and counts what its tests notice.
  folder           below src, such as lib or features/network, or a file; all that can be measured without it
  --concurrency n  processes beside each other (1)
  --static         also faults in code that runs on import only: each costs a run of all tests concerned
  --force          asks again what the last run has answered`;

const FLOWS = ['features', 'sagas'];
/** Floors whose folders and files are measured one by one. */
const PARTED = ['services', ...FLOWS];
const FLOORS = ['lib', 'store', ...PARTED];

/**
 * Which tests have to notice a fault: those of the folder, or else of its floor; of a flow, the unit and saga tests that
 * import it, and its own flow and view tests. A fault that only another flow's test or a browser would show counts as
 * survived, for nobody finds its cause there quickly.
 */
function nearestTests(folder: string): readonly string[] {
  const [floor, flow] = folder.replace(/\.ts$/, '').split('/');
  if (!flow || !FLOWS.includes(`${floor}`))
    return [`${existsSync(`tests/${folder}`) ? folder : floor}/**/*.test.{ts,tsx}`];
  const imports = new RegExp(`/src/${floor}/${flow}[/.]`);
  const near = ['features', 'sagas', 'flows']
    .flatMap((kind) => readdirSync(`tests/${kind}`).map((name) => ({ name, file: `${kind}/${name}` })))
    .filter(({ name }) => name.endsWith('.test.ts'))
    .filter(({ name, file }) => {
      if (isOwn(name, flow)) return true;
      return !file.startsWith('flows/') && imports.test(readFileSync(`tests/${file}`, 'utf8'));
    });
  return [...near.map(({ file }) => file), `views/${flow}/**/*.test.tsx`];
}

/** Whether a test bears the name of this flow, and not that of one whose name only begins likewise. */
function isOwn(test: string, flow: string): boolean {
  const longer = readdirSync('src/features').filter((name) => name.length > flow.length && name.startsWith(flow));
  return test.startsWith(flow) && !longer.some((name) => test.startsWith(name));
}

function partsOf(folder: string): readonly string[] {
  if (!PARTED.includes(folder)) return [folder];
  return readdirSync(`src/${folder}`)
    .filter((name) => name !== 'README.md')
    .map((name) => `${folder}/${name}`);
}

interface Manner {
  readonly concurrency: number;
  readonly withStatic: boolean;
  readonly force: boolean;
}

type Options = ConstructorParameters<typeof Stryker>[0];

function optionsFor(folder: string, { concurrency, withStatic, force }: Manner): Options {
  const name = folder.replaceAll('/', '-');
  return {
    mutate: [folder.endsWith('.ts') ? `src/${folder}` : `src/${folder}/**/*.ts`],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: !withStatic,
    jest: {
      enableFindRelatedTests: false,
      config: {
        testMatch: nearestTests(folder).map((tests) => `<rootDir>/tests/${tests}`),
        testRunner: '<rootDir>/tests/support/mutation/jest-circus/sparing.cjs',
        testSequencer: '<rootDir>/tests/support/mutation/quickestFirst.cjs',
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
    // Jest itself would wait minutes for a promise that no longer settles; a busy machine must not pass for one.
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
for (const folder of (named.length > 0 ? named : FLOORS).flatMap(partsOf)) {
  await new Stryker(optionsFor(folder, manner)).runMutationTest();
}
