import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/support/run.ts';
import { filesToOpen, READ_ONCE, SUBJECTS } from './filesToOpen/reading.ts';

const linesOf = (root: string, file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
function sum(root: string, files: readonly string[]): string {
  return `${files.length} / ${files.reduce((lines, file) => lines + linesOf(root, file), 0)}`;
}
/** What is not code: comments, imports, and a slice's export lists. */
const NOT_CODE = [/\/\*[\s\S]*?\*\//g, /^import[\s\S]*?;$/gm, /^\s*\/\/.*$/gm, /^export (const )?\{[\s\S]*?\}.*$/gm];
function linesOfCode(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const texts = names.map((name) =>
    NOT_CODE.reduce((text, not) => text.replace(not, ''), readFileSync(join(folder, name), 'utf8')),
  );
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '').length;
}

// The figures of docs/decisions/0008-small-in-concepts.md, of this checkout or another: `npm run bench:files -- <folder>`.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const root = positionals[0] ?? ROOT;
for (const subject of SUBJECTS) {
  const files = filesToOpen(root, subject, READ_ONCE);
  const all = filesToOpen(root, subject);
  console.log(`${subject.name}: ${sum(root, files)}; with what is read once ${sum(root, all)}`);
  if (values.list) for (const file of files) console.log(`  ${file}`);
}
for (const folder of ['contract', 'src', 'server/src'])
  console.log(`lines of code in ${folder}: ${linesOfCode(join(root, folder))}`);
