import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';
import { type Pair, sameShapes, shapesOf } from './support/sameShape.ts';
import { SIMILAR } from './support/similar.ts';

const FOLDERS = ['contract', 'lint', 'scripts', 'server/src', 'src', 'sub-apps', 'tests'];
const sources = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      // What `npm run replay -- --test` writes is its tape.
      .filter((file) => /\.(tsx?|m?js|cjs)$/.test(file) && !/(^|\/)(node_modules|dist|recorded)\//.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(ROOT, folder, file), 'utf8')] as const),
  ),
);

const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
const allows = (places: readonly string[], pair: Pair): boolean =>
  pair.places.every(({ file }) => places.some((place) => isIn(file, place)));
const wordsOf = ({ lines, places }: Pair): string =>
  `${lines} lines: ${places.map(({ file, line }) => `${file}:${line}`).join(' and ')}`;

describe('no two places share twelve lines of one shape', () => {
  const found = sameShapes(sources);

  it('finds the sources, and what is similar by intention', () => {
    assert.ok(sources.size > 2000);
    assert.ok(found.length > 0);
  });
  it('except where similarity is intended', () => {
    const strange = found.filter((pair) => !Object.values(SIMILAR).some((places) => allows(places, pair)));
    assert.deepEqual(strange.map(wordsOf), [], 'share a component, definition or step, or say why not in similar.ts');
  });
  it('no exception is unused', () => {
    const unused = Object.values(SIMILAR).flatMap((places) => {
      const files = found.filter((pair) => allows(places, pair)).flatMap((pair) => pair.places);
      return places.filter((place) => !files.some(({ file }) => isIn(file, place)));
    });
    assert.deepEqual(unused, []);
  });
});

/** A function of eleven lines; with a line before or after it, twelve. */
const CODE = `export function first(one: string, two: number): string[] {
  const text = \`\${one} \${two > 1 ? \`\${two}\` : ''}\`;
  // A comment.
  if (text === 'a') return [];
  const many = [1, 2.5].map((each) => each / 2);

  for (const each of many) {
    many.push(each);
  }
  /* Another comment, which
     takes two lines. */
  const found = one.replace(/[/'"]/g, "b");
  return [text, found];
}
`;
const RENAMED = CODE.replace('first', 'second')
  .replaceAll('many', 'numbers')
  .replace("'a'", '`other words`')
  .replace('2.5', '77')
  .replace('  // A comment.\n', '')
  .replaceAll('  ', '    ');
const IMPORTS = "import {\n  one,\n  two,\n} from 'a';\nimport 'b';\nexport const {\n  three,\n} = four.actions;\n";
const OTHER = 'const end: string = CODE;\n';
const foundIn = (one: string, other: string): string[] =>
  sameShapes(new Map(Object.entries({ 'one.ts': one, 'other.ts': other }))).map(wordsOf);

describe('the shape of code', () => {
  it('is the same whatever the names, strings, numbers, comments and spaces', () => {
    const shapes = (code: string): string[] => shapesOf(code).map(({ shape }) => shape);
    assert.equal(shapes(CODE).length, 10);
    assert.deepEqual(shapes(RENAMED), shapes(CODE));
    assert.equal(shapes(CODE)[1], 'const x = x;');
    assert.equal(shapes(CODE)[7], 'const x = x.x(x, x);');
    assert.notDeepEqual(shapes(CODE.replace('const text', 'let text')), shapes(CODE));
  });
  it('is compared over twelve lines, without imports and lists of exports', () => {
    assert.deepEqual(foundIn(`${CODE}f();\n`, `${RENAMED}g();\n`), []);
    assert.deepEqual(foundIn(`${IMPORTS}${CODE}f();\n`, `${IMPORTS}${RENAMED}g();\n`), []);
    assert.deepEqual(foundIn(`${CODE}f();\nf();\n${OTHER}`, `${OTHER}${RENAMED}g();\nh();\n`), [
      '12 lines: one.ts:1 and other.ts:2',
    ]);
  });
  it('is found twice in one file, but not in lines that overlap', () => {
    assert.deepEqual(foundIn(`${CODE}f();\nf();\n${OTHER}${RENAMED}g();\nh();\n`, ''), [
      '12 lines: one.ts:1 and one.ts:18',
    ]);
    assert.deepEqual(foundIn('a = 1;\nb();\nc.d;\nlet e;\nif (f) g();\nh ??= i;\n'.repeat(3), ''), []);
  });
  it('does not count the rows of a table', () => {
    const rows = '  {\n    name: 1,\n    text: "a",\n    fits: (b) => b,\n  },\n'.repeat(4);
    assert.deepEqual(foundIn(`const c = [\n${rows}];\n`, `const d = [\n${rows}];\n`), []);
  });
});
