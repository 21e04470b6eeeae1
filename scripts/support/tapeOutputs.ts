import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type Heard, liftedText } from '../../src/tape/lifted.ts';
import type { ReplayArguments } from './replayArguments.ts';
import { ROOT, runTool } from './run.ts';
import type { ReadSegment } from './tapeFiles.ts';
import { testOf } from './tapeTest.ts';

/** The file's name, in a form that other files may be named after. */
const nameOf = ({ file, tape }: ReadSegment): string =>
  `${basename(file)
    .replace(/(\.tape)?(\.gz)?$/, '')
    .replace(/[^\w.-]+/g, '-')}-${tape.head.segment}`;

function written(folder: string, name: string, content: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Writes the result of a replay as a file for Redux DevTools. Returns the file's name. */
export const writeDevTools = (folder: string, segment: ReadSegment, heard: readonly Heard[]): string =>
  written(
    folder,
    `${nameOf(segment)}.devtools.json`,
    liftedText(heard, segment.tape.lines, segment.tape.head.state ?? undefined),
  );

/** Writes a replayed segment as a test, with its long values in a file beside it. Returns the test's file. */
export async function writeTest(
  folder: string,
  segment: ReadSegment,
  heard: readonly Heard[],
  { flows }: Pick<ReplayArguments, 'flows'>,
): Promise<string> {
  const name = nameOf(segment);
  const helper = relative(folder, join(ROOT, 'tests', 'support', 'playExactly.ts'))
    .split(sep)
    .join('/');
  const { source, beside } = testOf(segment.tape, heard, {
    title: `DEV-4 ${name} goes as recorded`,
    helper: helper.startsWith('.') ? helper : `./${helper}`,
    besideFile: `./${name}.values.json`,
    flows,
  });
  const values = Object.keys(beside).length > 0;
  const files = [written(folder, `${name}.test.ts`, source)];
  if (values) files.push(written(folder, `${name}.values.json`, `${JSON.stringify(beside)}\n`));
  // Outside the project their formatting does not matter.
  if (!relative(ROOT, folder).startsWith('..'))
    await runTool('biome', ['check', '--write', ...files], { stdio: 'ignore' });
  return files[0] ?? '';
}
