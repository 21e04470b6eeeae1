import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REQUIREMENTS } from '../../docs/requirements/groups.ts';
import { ROOT } from './run.ts';

/** A test, or a group of tests, whose name says which requirements it proves. */
export interface CitedTest {
  readonly file: string;
  /** The group around it, from whose name its own may read on; '' without one. */
  readonly group: string;
  readonly name: string;
  readonly ids: readonly string[];
}

const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const GROUPS = [...new Set(REQUIREMENTS.map(({ id }) => id.split('-')[0]))];
const ID = `\\b(?:${GROUPS.join('|')})-\\d+\\b`;
const IDS = new RegExp(ID, 'g');
const IDS_IN_BRACKETS = new RegExp(`\\s*\\(${ID}(?:, ${ID})*\\)`, 'g');
const FILLED_IN = /\$\{[^}]*\}|%[sdij]|\$\w+/g;

interface Literal {
  readonly at: number;
  readonly text: string;
}

/** True if the literal is the first argument of it(), test(), describe() or of what their each() returns. */
function isName(source: string, { at }: Literal): boolean {
  return /(\b(it|test|describe)(\.\w+)?|\))\s*\(\s*$/.test(source.slice(Math.max(0, at - 100), at));
}

/** The name for readers: without its ids, and with an ellipsis for what each case fills in. */
function readable(name: string): string {
  return name
    .replace(IDS_IN_BRACKETS, '')
    .replace(IDS, '')
    .replace(FILLED_IN, '…')
    .replace(/\\(.)/g, '$1')
    .replace(/^[\s,]+|\s+$/g, '')
    .replace(/\s{2,}/g, ' ');
}

const indentOf = (source: string, { at }: Literal): number =>
  /[^\n]*$/.exec(source.slice(0, at))?.[0].search(/\S/) ?? 0;

/** The name of the `describe` around a test: of the last one further left that is not closed before it. */
function groupOf(source: string, test: Literal, names: readonly Literal[]): string {
  const around = names.findLast((group) => {
    const indent = indentOf(source, group);
    return (
      /\bdescribe\(\s*$/.test(source.slice(0, group.at)) &&
      indent < indentOf(source, test) &&
      !source.slice(group.at, test.at).includes(`\n${' '.repeat(indent)}});`)
    );
  });
  return readable(around?.text ?? '');
}

function testsIn(file: string, source: string): CitedTest[] {
  const literals = [...source.matchAll(TEXT)].map((hit) => ({ at: hit.index, text: hit[0].slice(1, -1) }));
  const names = literals.filter((literal) => isName(source, literal));
  // In a table of cases an id may stand alone; the name of the test that runs the table follows it.
  const cells = literals
    .filter((literal) => !names.includes(literal) && literal.text.replace(IDS, '') === '')
    .map(({ at, text }) => ({ named: names.find((name) => name.at > at), cited: text }));
  const found = new Map<string, CitedTest>();
  for (const { named, cited } of [...names.map((name) => ({ named: name, cited: name.text })), ...cells]) {
    if (!named) continue;
    const group = groupOf(source, named, names.slice(0, names.indexOf(named)));
    const name = readable(named.text);
    const key = `${group}: ${name}`;
    const ids = [...new Set([...(found.get(key)?.ids ?? []), ...idsIn(cited)])];
    if (ids.length > 0 && name !== '') found.set(key, { file, group, name, ids });
  }
  return [...found.values()];
}

/** The requirements that a text names, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(IDS))];
}

/** Every test of the project whose name cites a requirement, in the order of the files. */
export async function citedTests(): Promise<CitedTest[]> {
  const names = await readdir(join(ROOT, 'tests'), { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `tests/${name.replaceAll('\\', '/')}`);
  const sources = await Promise.all(
    files.sort().map(async (file) => ({ file, source: await readFile(join(ROOT, file), 'utf8') })),
  );
  return sources.flatMap(({ file, source }) => testsIn(file, source));
}
