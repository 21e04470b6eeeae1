import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flowsDocument } from './support/flowDocs.ts';
import { globalsConfiguration, layersConfiguration } from './support/lintConfig.ts';
import { requirementsDocument } from './support/requirementDocs.ts';
import { ROOT } from './support/run.ts';

/** Every generated file, and the content that it must have. */
const GENERATED: Readonly<Record<string, () => string | Promise<string>>> = {
  'lint/layers.json': layersConfiguration,
  'lint/globals.json': globalsConfiguration,
  'docs/flows.md': flowsDocument,
  'docs/requirements.md': requirementsDocument,
};

// With --check nothing is written: an outdated file is a failure.
const checking = process.argv.includes('--check');

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function make(file: string, content: () => string | Promise<string>): Promise<void> {
  const wanted = await content();
  const present = await readFile(join(ROOT, file), 'utf8').catch(() => '');
  if (present === wanted) return;
  if (checking) {
    fail(`${file} is older than what it is made from: run npm run docs.`);
    return;
  }
  await writeFile(join(ROOT, file), wanted);
  console.log(`${file} written`);
}

for (const [file, content] of Object.entries(GENERATED)) {
  await make(file, content).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}
