import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/support/run.ts';

/** Something that a developer traces through the code. */
interface Subject {
  readonly name: string;
  readonly entries: readonly string[];
  /** Files in which reading goes on from file to file. Any other named file is opened, but not followed. */
  readonly followed: RegExp;
  /** Files that are not opened: their names say enough. */
  readonly left: RegExp;
}

const flow = (name: string, ...flows: readonly string[]): Subject => ({
  name,
  entries: flows.flatMap((one) => [`src/sagas/${one}.ts`, `src/features/${one}`]),
  followed: new RegExp(`^src/(sagas|features/(${flows.join('|')}))/`),
  left: /^(contract|src\/(constants|services))\//,
});
const SUBJECTS: readonly Subject[] = [
  flow('companySwitch', 'companySwitch'),
  flow('sessionRefresh', 'sessionRefresh'),
  flow('realtime', 'realtime'),
  flow('creating a to-do', 'taskForm', 'todoCentre', 'drafts'),
  {
    name: 'its call on the server',
    entries: [
      'contract/tasks.ts',
      'server/src/routes/tasks.ts',
      'server/src/domain/tasks/write.ts',
      'server/src/http/route.ts',
      'server/src/http/registerRoutes.ts',
    ],
    followed: /^server\/src\/(domain|errors|http)\//,
    left: /^server\/src\/(auth|config|db)\b/,
  },
];
/** What every flow and every call passes through, read once: what the terms of docs/architecture.md stand for. */
const READ_ONCE = new RegExp(
  [
    '^src/(lib|sagas/calls|sagas/waits)/',
    '/(showToast|withChannel)\\.ts$',
    '^contract/(call|common)\\.ts$',
    '^server/src/(errors|http|storage)/',
    '^server/src/domain/(work|services|session|files|page|ids)\\.ts$',
  ].join('|'),
);

/** The files to open for a subject, in the checkout at `root`, by somebody who has read the `known` ones. */
function filesToOpen(root: string, { entries, followed, left }: Subject, known?: RegExp): string[] {
  const opened = new Set<string>();
  const waiting = entries.flatMap((entry) =>
    entry.endsWith('.ts') ? [entry] : readdirSync(join(root, entry)).map((file) => `${entry}/${file}`),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (opened.has(file) || left.test(file) || known?.test(file)) continue;
    opened.add(file);
    if (!followed.test(file)) continue;
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']*\.tsx?)';/g))
      waiting.push(join(file, '..', to));
  }
  return [...opened].sort();
}

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
