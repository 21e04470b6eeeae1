import { parseArgs } from 'node:util';
import { knownAdvisories } from './advisories.ts';
import { checkBudgets } from './support/budgets.ts';
import { ensurePortalBuild } from './support/portalBuild.ts';
import type { Tally } from './support/report.ts';
import { ROOT, run, runTool } from './support/run.ts';
import { checkStyles } from './support/styleCheck.ts';

interface Step {
  readonly name: string;
  /** True if all is well; problems have been printed. */
  readonly perform: () => Promise<boolean>;
}

async function buildWithinBudgets(): Promise<boolean> {
  await ensurePortalBuild();
  const { lines, ok } = await checkBudgets();
  for (const line of lines) console.log(`  ${line}`);
  return ok;
}

async function soundStyles(): Promise<boolean> {
  const faults = await checkStyles();
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0;
}

const TYPED = [ROOT, 'tsconfig.public.json', 'sub-apps', 'sub-apps/vue'];
/** The program, the scripts that are served as they are written, and the applications. */
async function soundTypes(): Promise<boolean> {
  const codes = [];
  for (const project of TYPED) codes.push(await runTool('tsc', ['--noEmit', '-p', project]));
  return codes.every((code) => code === 0);
}

const STEPS: readonly Step[] = [
  {
    name: 'format, lint, layers',
    perform: async () => (await runTool('biome', ['ci', '--error-on-warnings', '--max-diagnostics=200'])) === 0,
  },
  { name: 'styles', perform: soundStyles },
  { name: 'types', perform: soundTypes },
  { name: 'unused code', perform: async () => (await runTool('knip', ['--no-progress'])) === 0 },
  {
    name: 'generated files',
    perform: async () => (await run(process.execPath, ['--import', 'tsx', 'scripts/docs.ts', '--check'])) === 0,
  },
  { name: 'known advisories', perform: knownAdvisories },
  { name: 'build and bundle budgets', perform: buildWithinBudgets },
];

async function succeeds(step: Step): Promise<boolean> {
  try {
    return await step.perform();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs every step, even after one has failed, with one line each. */
export async function check(): Promise<Tally> {
  let failed = 0;
  for (const step of STEPS) {
    const start = performance.now();
    const ok = await succeeds(step);
    if (!ok) failed += 1;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return { passed: STEPS.length - failed, failed };
}

if (process.argv[1] === import.meta.filename) {
  parseArgs({ options: {} });
  process.exitCode = (await check()).failed === 0 ? 0 : 1;
}
