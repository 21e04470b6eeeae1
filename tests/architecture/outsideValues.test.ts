import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

/** Methods callable on plain data: they do the same in a replay. */
const OF_DATA = new Set(
  ['', 0, true, [], new Map(), new Set()].flatMap((value) => Object.getOwnPropertyNames(Object.getPrototypeOf(value))),
);
/** What is sent to a channel that came from outside; nothing waits for it. */
const OF_CHANNELS = ['close'];

/** The names in a pattern such as `{ event, asked: other }`, or the one name. */
const namesIn = (pattern: string): string[] =>
  [...pattern.matchAll(/(?:\w+: *)?(\w+)(?: = [^,}]*)?/g)].map(([, name = '']) => name);

/**
 * Calls on what a flow got from outside: on a value that an effect answered with, or on a channel that it was handed. A
 * replay answers in place of performers only; any other call is really made. A flow that was loaded with fetched code is
 * program code: it is continued by `yield*`.
 */
function calledDirectly(source: string): string[] {
  const answered = [...source.matchAll(/\bconst (\w+|\{[^}=]*\}) = yield\* (?:call|take|race)\(/g)];
  const handed = [...source.matchAll(/\b(\w+): (?:\w*Channel)\b(?:<[^)]*>)?[,)]/g)];
  const names = new Set([...answered, ...handed].flatMap(([, pattern = '']) => namesIn(pattern)));
  return [...names].flatMap((name) =>
    [...source.matchAll(new RegExp(`(?<![.\\w]|yield\\* )${name}((?:\\??\\.\\w+)*)\\(`, 'g'))]
      .filter(([, path = '']) => {
        const last = path.split('.').at(-1) ?? '';
        return !OF_DATA.has(last) && !OF_CHANNELS.includes(last);
      })
      .map(([text]) => text.slice(0, -1)),
  );
}

it('a flow calls nothing that came from outside, except to close a channel', () => {
  const folder = join(ROOT, 'src/sagas');
  const flows = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('channels'),
  );
  const found = flows.flatMap((path) =>
    calledDirectly(readFileSync(join(folder, path), 'utf8')).map((text) => `${path}: ${text}`),
  );
  assert.deepEqual(found, [], 'make it a performer and call that: yield* call(tellTabs, relay, event)');
});

it('a call on what came from outside is found, whoever passed it on', () => {
  const opened = 'const relay = yield* call(relayChannel, name);\n';
  assert.deepEqual(calledDirectly(`${opened}relay.tell(event);\nrelay.close();`), ['relay.tell']);
  assert.deepEqual(calledDirectly('function* lead(relay: RelayChannel, n: number) {\n  relay.line.tell(event);\n}'), [
    'relay.line.tell',
  ]);
  assert.deepEqual(calledDirectly('const { stop, event } = yield* race({});\nstop();\nevent?.undo();'), [
    'stop',
    'event?.undo',
  ]);
  assert.deepEqual(calledDirectly('const work = yield* call(loadWork);\nwork();'), ['work']);
});

it('calls on plain data pass', () => {
  const read = 'const { rows, name } = yield* call(readRows);\n';
  assert.deepEqual(calledDirectly(`${read}rows.filter(isOpen).map(idOf);\nname.trim();\nother.rows.tell();`), []);
  assert.deepEqual(calledDirectly('const { work } = yield* call(loadWork);\nreturn yield* work(rows);'), []);
});
