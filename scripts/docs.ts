import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flowsDocument } from './support/flowDocs.ts';
import { globalsConfiguration, layersConfiguration } from './support/lintConfig.ts';
import { ROOT } from './support/run.ts';

/** Every file that is made from another source, and what it must hold. */
const GENERATED: Readonly<Record<string, () => string | Promise<string>>> = {
  'lint/layers.json': layersConfiguration,
  'lint/globals.json': globalsConfiguration,
  'docs/flows.md': flowsDocument,
};

// With --check nothing is written: a file that is not what it must be is a failure.
const checking = process.argv.includes('--check');
for (const [file, content] of Object.entries(GENERATED)) {
  const wanted = await content();
  const present = await readFile(join(ROOT, file), 'utf8').catch(() => '');
  if (present === wanted) continue;
  if (checking) {
    console.error(`${file} is older than what it is made from: run npm run docs.`);
    process.exitCode = 1;
  } else {
    await writeFile(join(ROOT, file), wanted);
    console.log(`${file} written`);
  }
}
