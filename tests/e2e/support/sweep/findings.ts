import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/support/run.ts';
import type { Fault } from './faults.ts';

/** The findings, by screen and look. */
export interface Finding extends Fault {
  readonly screen: string;
  readonly look: string;
}

/** The findings of one screen, and the looks in which it was checked. */
export interface Kept {
  readonly screen: string;
  readonly looks: readonly string[];
  readonly findings: readonly Finding[];
}

/** Where the findings of each screen are kept, and the report that `npm run sweep:accessibility` makes of them. */
export const FINDINGS = join(ROOT, 'test-results', 'accessibility');

export const findingLine = ({ screen, look, rule, element, words }: Finding): string =>
  `${screen} [${look}] ${rule}: ${element} (${words})`;

/** Keeps the findings of a screen. */
export async function keep(kept: Kept): Promise<void> {
  await mkdir(FINDINGS, { recursive: true });
  await writeFile(join(FINDINGS, `${kept.screen}.json`), JSON.stringify(kept, undefined, 2));
}
