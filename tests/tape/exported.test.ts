import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testOf } from '../../scripts/support/tapeTest.ts';
import { replayTape } from '../../src/store/replayTape.ts';
import type { Tape } from '../../src/tape/format.ts';
import type { Heard } from '../../src/tape/lifted.ts';
import { recordedSession } from '../support/recordedSession.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));

let tape: Tape;
let folder: string;
beforeAll(async () => {
  jest.useFakeTimers();
  tape = await recordedSession();
  jest.useRealTimers();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exported-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function exported(flows?: ReadonlySet<string>) {
  const heard: Heard[] = [];
  expect(await replayTape(tape, {}, { onAction: (line, action) => heard.push({ line, action }) })).toBeNull();
  const helper = resolve('tests/support/playExactly.ts');
  return testOf(tape, heard, { title: 'somebody signs in', helper, besideFile: './beside.json', flows });
}

/** Runs a test as the runner would, and returns its outcome. */
async function run(source: string, beside: object): Promise<unknown> {
  writeFileSync(join(folder, 'beside.json'), JSON.stringify(beside));
  const file = join(folder, 'exported.test.ts');
  writeFileSync(file, source);
  const found: [string, () => Promise<void>][] = [];
  const { it: own } = globalThis;
  Object.assign(globalThis, { it: (...each: (typeof found)[number]) => found.push(each) });
  try {
    await import(file);
  } finally {
    Object.assign(globalThis, { it: own });
  }
  expect(found.map(([title]) => title)).toEqual(['somebody signs in']);
  return found[0]?.[1]().then(
    () => 'passes',
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : thrown),
  );
}

it('a tape exported as a test passes unchanged, with long values in a file beside it', async () => {
  const { source, beside } = await exported();
  expect(source).toContain('act({"type":"login/signInSubmitted"');
  expect(await run(source, beside)).toBe('passes');
  expect(source.split('\n').every((line) => line.length < 2_500)).toBe(true);
});

it('an exported test without one of its steps fails and names the step and the flow', async () => {
  const { source, beside } = await exported();
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.startsWith('puts("login"'));
  const first = lines.findIndex((line) => line.startsWith('await playExactly('));
  const said = await run(lines.toSpliced(at, 1).join('\n'), beside);
  expect(said).toContain(`step ${at - first}, flow login, goes another way`);
  expect(said).toContain('got:      ["p","login",{"type":"network/requestFailed"');
});

it('an exported test with another payload fails too', async () => {
  const { source, beside } = await exported();
  const put = 'puts("login", {"type":"login/signInFailed","payload":{"key":"errors:network"}})';
  expect(source).toContain(put);
  const said = await run(source.replace(put, put.replace('network', 'refused')), beside);
  expect(said).toMatch(/expected: .*errors:refused[\s\S]*got: .*errors:network/);
});

it('a test exported for some flows is shorter, and lets the others change', async () => {
  const { source, beside } = await exported(new Set(['login']));
  const whole = await exported();
  expect(source.length).toBeLessThan(whole.source.length);
  expect(source).not.toContain('puts("routing"');
  expect(await run(source, beside)).toBe('passes');
});
