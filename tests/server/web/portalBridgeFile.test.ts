import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from '@swc/core';
import type * as z from 'zod/mini';
import {
  type notificationOpenArguments,
  SUB_APP_CONTRACT,
  SUB_APP_REQUESTS,
  type SubAppProps,
  type ToSubApp,
} from '../../../contract/subApp.ts';
import type { PortalProps, PortalRequests, PortalSignals } from '../../../public/portal-bridge.v1.d.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

// The compiler rejects these lines as soon as the published types and the contract differ.
const propsAreSame: Same<PortalProps, SubAppProps> = true;
const requestsAreSame: Same<keyof PortalRequests, (typeof SUB_APP_REQUESTS)[number]> = true;
const signalsAreSame: Same<keyof PortalSignals, Exclude<ToSubApp['type'], 'go' | 'response'>> = true;
const dialogIsSame: Same<
  PortalRequests['notification.open'],
  Readonly<z.infer<typeof notificationOpenArguments>>
> = true;

const read = (name: string) => readFile(join(import.meta.dirname, '../../../public', name), 'utf8');

/** The parts of a parsed script that an old browser could not read. */
function newerThanES5(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(newerThanES5);
  if ('spread' in node && node.spread) return [...below, 'Spread'];
  if (!('type' in node)) return below;
  const { type } = node;
  const isLet = type === 'VariableDeclaration' && 'kind' in node && node.kind !== 'var';
  const isOdd =
    type === 'FunctionExpression' && (('async' in node && node.async) || ('generator' in node && node.generator));
  const isBareCatch = type === 'CatchClause' && 'param' in node && !node.param;
  const isShort =
    'properties' in node && Array.isArray(node.properties) && node.properties.some(({ type }) => type === 'Identifier');
  const isNew =
    /^(Arrow|Class|Template|TaggedTemplate|Rest|OptionalChaining|ForOf|Await|Yield|Import|Export|Module$|BigInt|Method|Array(Pattern)|Object(Pattern)|AssignmentPattern|Super|MetaProperty)/;
  return isLet || isOdd || isBareCatch || isShort || isNew.test(String(type)) ? [...below, String(type)] : below;
}

describe('the files of the bridge', () => {
  it('publish the contract’s types, with every request by name', async () => {
    assert.ok(propsAreSame && requestsAreSame && signalsAreSame && dialogIsSame);
    const types = await read('portal-bridge.v1.d.ts');
    for (const name of SUB_APP_REQUESTS) assert.ok(types.includes(`'${name}'`), name);
    assert.ok(types.includes(`readonly contract: ${SUB_APP_CONTRACT};`));
  });
  it('need no syntax newer than ES5', async () => {
    const inScript = async (text: string) => newerThanES5(await parse(text, { syntax: 'ecmascript', isModule: false }));
    for (const fresh of [
      'let a;',
      'x => x',
      '`a`',
      '({ a })',
      'a?.b',
      'for (a of b);',
      'try {} catch {}',
      'f(...a)',
      'var [a] = b',
    ])
      assert.notDeepEqual(await inScript(fresh), [], fresh);
    assert.deepEqual(await inScript(await read('portal-bridge.v1.js')), []);
  });
});
