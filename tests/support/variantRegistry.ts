import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountVariant } from '../../src/views/account/variant.ts';

const FOLDER = join(process.cwd(), 'src/views/account/variants');
const names = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** What the bundler makes of variants/registry.ts: every folder with its variant. Jest lacks `import.meta.glob`. */
export const VARIANTS: ReadonlyMap<string, AccountVariant> = new Map(
  names.map((name) => [
    name,
    jest.requireActual<{ variant: AccountVariant }>(join(FOLDER, name, 'variant.ts')).variant,
  ]),
);
