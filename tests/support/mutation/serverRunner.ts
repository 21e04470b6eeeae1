import { register } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StrykerOptions } from '@stryker-mutator/api/core';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { nearestServerTests } from '../../../scripts/support/nearestTests.ts';
import type { Part } from './repeatableTests.ts';

const TESTS = new URL('repeatableTests.ts', import.meta.url).href;
/** Many faults make a test wait for what never happens; in a test that passes nothing takes nearly as long. */
process.env['TEST_GIVE_UP_MS'] = '15000';
/** Whoever asks for Node's runner gets the stand-in, except the stand-in itself. */
const RESOLVER = `export const resolve = (name, context, next) =>
  name === 'node:test' && context.parentURL !== '${TESTS}' ? { url: '${TESTS}', shortCircuit: true } : next(name, context);`;

/** A test file's suite: its tests share a server and depend on each other's order, so they run as one. */
interface Suite extends Part {
  readonly id: string;
  readonly file: string;
  milliseconds: number;
}

const context: InstrumenterContext = {};
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: context });

/** What fails outside any test's own promises: a listener or a timer. */
function strayFailure(): { readonly failed: Promise<never>; readonly forget: () => void } {
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  return {
    failed,
    forget: () => process.off('uncaughtException', fail).off('unhandledRejection', fail),
  };
}

async function outcomeOf(suite: Suite): Promise<TestResult> {
  const { id, file, name } = suite;
  const begin = performance.now();
  const stray = strayFailure();
  const failure = await Promise.race([suite.run(), stray.failed]).then(
    () => undefined,
    (reason: unknown) => String(reason instanceof Error ? reason.stack : reason),
  );
  stray.forget();
  if (failure === undefined) suite.milliseconds = performance.now() - begin;
  const told = { id, name: `${file}: ${name}`, fileName: file, timeSpentMs: performance.now() - begin };
  return failure === undefined
    ? { ...told, status: TestStatus.Success }
    : { ...told, status: TestStatus.Failed, failureMessage: failure };
}

/**
 * Runs the server's tests for Stryker in one process, which loads the server once: a fault costs as much as the tests
 * that reach it. Of these only the nearest to its file are asked, the quickest first.
 */
class ServerRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #ignoresStatic: boolean;
  readonly #suites = new Map<string, readonly Suite[]>();

  constructor(options: StrykerOptions) {
    this.#ignoresStatic = options.ignoreStatic;
    register(`data:text/javascript,${encodeURIComponent(RESOLVER)}`);
  }

  /** Faults in code that runs on import need a process of their own each. */
  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: this.#ignoresStatic };
  }

  async #load(file: string): Promise<readonly Suite[]> {
    const { partsOf } = await import(TESTS);
    const parts: readonly Part[] = await partsOf(() => import(pathToFileURL(join(process.cwd(), file)).href));
    return parts.map((part) => ({ ...part, file, id: `${file} ${part.name}`, milliseconds: 0 }));
  }

  async #suitesFor(sources: readonly string[]): Promise<readonly Suite[]> {
    const files = new Set(sources.flatMap((source) => nearestServerTests(relative(process.cwd(), source))));
    for (const file of files) if (!this.#suites.has(file)) this.#suites.set(file, await this.#load(file));
    return [...files].flatMap((file) => this.#suites.get(file) ?? []);
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const suite of await this.#suitesFor(files)) {
      context.currentTestId = suite.id;
      const outcome = await outcomeOf(suite);
      context.currentTestId = undefined;
      tests.push(outcome);
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({
    activeMutant,
    mutantActivation,
    sandboxFileName,
    testFilter,
    hitLimit,
  }: MutantRunOptions): Promise<MutantRunResult> {
    if (mutantActivation === 'static') context.activeMutant = activeMutant.id;
    const suites = await this.#suitesFor([sandboxFileName]);
    const asked = suites.filter(({ id }) => testFilter?.includes(id) ?? true);
    Object.assign(context, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests: TestResult[] = [];
    for (const suite of asked.toSorted((one, other) => one.milliseconds - other.milliseconds)) {
      const outcome = await outcomeOf(suite);
      tests.push(outcome);
      if (outcome.status === TestStatus.Failed) break;
    }
    context.activeMutant = undefined;
    return toMutantRunResult(
      determineHitLimitReached(context.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'server', ServerRunner)];
