import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';
import { ERROR_CODES } from '../../server/src/errors/codes.ts';

const TABLE = 'server/src/errors/codes.ts';

/** The code of every source of a folder, without comments, by its name. */
function codeOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
  return new Map(sources.map((name) => [name, withoutComments(readFileSync(join(ROOT, name), 'utf8'))]));
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
/** The error codes that a source spells. */
const spelledIn = (code: string): string[] =>
  [...code.matchAll(/['"`]((?:Atrium:|Volo\.)[^'"`]*)['"`]/g)].map(([, text = '']) => text);

/** What a source of the server, outside the folder of errors, does with errors that only that folder may do. */
function faultsIn(code: string): string[] {
  return [
    ...spelledIn(code).map((text) => `spells ${text}`),
    ...[...code.matchAll(/\bbusinessError\(\s*['"`]/g)].map(() => 'gives businessError a text for a code'),
    ...[...code.matchAll(/\bexport (?:abstract )?class (\w+) extends \w*(?:Error|Failure)\b/g)].map(
      ([, name]) => `exports ${name}`,
    ),
  ];
}

const server = codeOf('server/src');
const outside = [...server].filter(([name]) => !name.startsWith('server/src/errors/'));
const contract = [...codeOf('contract').values()].flatMap(spelledIn);
const table = Object.entries(ERROR_CODES);

describe('error codes', () => {
  it('the rule detects a code spelled where it is thrown, and an error class defined elsewhere', () => {
    for (const wrong of [
      "throw businessError('Atrium:NameTaken', TEXTS.taken);",
      "throw businessError('NameTaken', TEXTS.taken);",
      "new ApiError(404, text, { code: 'Volo.AbpIo.MultiTenancy:010001' });",
      `new ApiError(404, text, { code: \`Volo.AbpIo.MultiTenancy:\${code}\` });`,
      'export class TooLate extends Error {}',
      'export class TooLate extends ApiError {}',
    ])
      assert.notDeepEqual(faultsIn(withoutComments(wrong)), [], wrong);
    for (const right of [
      '/** Throws 403 `Atrium:NameTaken`. */',
      "// Not 'Atrium:NameTaken'.",
      'throw businessError(ERROR_CODES.nameTaken, TEXTS.taken);',
      'class NotCreated extends Error {}',
    ])
      assert.deepEqual(faultsIn(withoutComments(right)), [], right);
  });
  it('the server spells them, and defines its error classes, only in the folder for errors', () => {
    assert.ok(outside.length > 100);
    assert.deepEqual(
      outside.flatMap(([name, code]) => faultsIn(code).map((fault) => `${name} ${fault}`)),
      [],
    );
  });
  it('each is spelled once: in the table, or in contract/ if callers know it by name', () => {
    const inErrors = [...server].filter(([name]) => name.startsWith('server/src/errors/') && name !== TABLE);
    assert.deepEqual(
      inErrors.filter(([, code]) => spelledIn(code).length > 0).map(([name]) => name),
      [],
    );
    const all = [...table.map(([, code]) => code), ...contract];
    assert.ok(contract.length > 0);
    assert.deepEqual(
      all.filter((code, index) => all.indexOf(code) !== index),
      [],
    );
  });
  it('each code of the table has the name of its key and is used', () => {
    const ours = table.filter(([, code]) => code.startsWith('Atrium:'));
    assert.deepEqual(
      ours.filter(([key, code]) => code !== `Atrium:${key.charAt(0).toUpperCase()}${key.slice(1)}`),
      [],
    );
    const text = [...server]
      .filter(([name]) => name !== TABLE)
      .map(([, code]) => code)
      .join('\n');
    assert.deepEqual(
      table.filter(([key]) => !new RegExp(`\\bERROR_CODES\\.${key}\\b`).test(text)),
      [],
    );
  });
  it('the portal expects only codes that exist', () => {
    const known = [...table.map(([, code]): string => code), ...contract];
    const expected = [...codeOf('src').values(), ...codeOf('sub-apps').values()].flatMap(spelledIn);
    assert.ok(expected.length > 5);
    assert.deepEqual(
      expected.filter((code) => !known.includes(code)),
      [],
    );
  });
});
