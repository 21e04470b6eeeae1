import { createHash } from 'node:crypto';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/** The same mutants in every run, as long as their code stays. */
const drawn = ({ fileName, location, replacement }: Mutant): number =>
  createHash('sha1')
    .update(JSON.stringify([fileName, location, replacement]))
    .digest()
    .readUInt32BE();

/** Takes one in so many mutants; Stryker counts the others as not compiled, which leaves them out of the score. */
class Sample implements Checker {
  static readonly inject = tokens(commonTokens.options);
  readonly #oneIn: number;

  constructor(options: StrykerOptions) {
    this.#oneIn = Number(options['sample']);
  }

  async init(): Promise<void> {}

  async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    const resultOf = (mutant: Mutant): CheckResult =>
      drawn(mutant) % this.#oneIn === 0
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'Not in the sample.' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  }

  /** All at once: nothing is compiled. */
  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];

/** Without it Stryker warns of an unknown option. */
export const strykerValidationSchema = { properties: { sample: { type: 'number' } } };
