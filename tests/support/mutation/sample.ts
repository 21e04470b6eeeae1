import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { isDrawn } from '../../../scripts/support/drawn.ts';
import { nearestTests } from '../../../scripts/support/nearestTests.ts';
import { ROOT } from '../../../scripts/support/run.ts';

/** The same mutants in every run and every clone, as long as their code stays. */
const isTaken = ({ fileName, location, replacement }: Mutant, oneIn: number): boolean =>
  isDrawn([relative(ROOT, fileName), location, replacement], oneIn);

/**
 * Takes one in so many mutants; Stryker counts the others as not compiled, which leaves them out of the score. Where one
 * run has the mutants of many flows, it notes which tests must detect each of them, and whether it also runs on import:
 * Stryker tells the tests only its number.
 */
class Sample implements Checker {
  static readonly inject = tokens(commonTokens.options);
  readonly #oneIn: number;

  constructor(options: StrykerOptions) {
    this.#oneIn = Number(options['sample']);
  }

  async init(): Promise<void> {}

  async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    const resultOf = (mutant: Mutant): CheckResult =>
      isTaken(mutant, this.#oneIn)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'Not in the sample.' };
    const results = mutants.map((mutant) => [mutant.id, resultOf(mutant)] as const);
    this.#note(mutants.filter((_, at) => results[at]?.[1].status === CheckStatus.Passed));
    return Object.fromEntries(results);
  }

  #note(mutants: readonly Mutant[]): void {
    const { MUTANT_NOTES: file } = process.env;
    if (!file) return;
    const flowOf = ({ fileName }: Mutant) => relative('src', fileName).split('/').slice(0, 2).join('/');
    const notes = mutants.map((mutant) => {
      return [mutant.id, { tests: nearestTests(flowOf(mutant)), isStatic: mutant.static === true }];
    });
    writeFileSync(file, JSON.stringify(Object.fromEntries(notes)));
  }

  /** All at once: nothing is compiled. */
  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];

/** Without it Stryker warns of an unknown option. */
export const strykerValidationSchema = { properties: { sample: { type: 'number' } } };
