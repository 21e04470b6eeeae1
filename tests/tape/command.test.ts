import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lanesOf } from '../../scripts/support/tapeLanes.ts';
import type { Tape } from '../../src/tape/format.ts';
import { tapeText } from '../../src/tape/parse.ts';
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
  folder = mkdtempSync(join(tmpdir(), 'tapes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command as a person does: in a separate Node process, which has no document. */
function replay(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
function written(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

it('DEV-4 replays a tape of the portal in plain Node, gzipped or not, and a folder oldest first', () => {
  const later = { ...tape, head: { ...tape.head, segment: 1, begun: 2 } };
  written('1.tape', tapeText(later));
  written('2.tape.gz', gzipSync(tapeText(tape)));
  const { status, said } = replay(folder, '--json');
  const told = said
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(told).toMatchObject([
    { segment: 0, played: tape.lines.length, difference: null },
    { segment: 1, played: tape.lines.length, difference: null },
  ]);
  expect(status).toBe(0);
});

it('reports a difference with its file, line, flow and content', () => {
  const index = tape.lines.findIndex((line) => line[0] === 'c' && line[3] === 'send');
  const changed = tape.lines.with(index, ['c', 999, 'login', 'send', []]);
  const file = written('two.tape', tapeText(tape) + tapeText({ ...tape, lines: changed }));
  const { status, said } = replay(file);
  expect(status).toBe(1);
  expect(said).toContain(`${file}, segment 0: equal`);
  expect(said).toContain(`goes another way at line ${tape.lines.length + 1 + index + 2}, in flow `);
  expect(said).toContain('flow login asks send (effect 999)');
  expect(replay(file, '--until', String(index + 2)).status).toBe(0);
});

it('exits with 2 and names the line for a broken tape, and still plays the others', () => {
  written('good.tape', tapeText(tape));
  const bad = written('bad.tape', `${tapeText(tape)}["z"]\n`);
  const { status, said } = replay(folder);
  expect(status).toBe(2);
  expect(said).toContain(`${bad}: cannot be read: line ${tape.lines.length + 2}: `);
  expect(said).toContain('good.tape, segment 0: equal');
  expect(replay(join(folder, 'none.tape')).status).toBe(2);
  expect(replay().status).toBe(2);
});

it('stops where lines are missing, even between a stimulus and its effects, and says so', () => {
  const places = [1, 4, tape.lines.length];
  for (const at of places)
    written(`${at}.tape`, tapeText({ ...tape, lines: [...tape.lines.slice(0, at), ['g'], ['g']] }));
  const { status, said } = replay(folder);
  for (const at of places) expect(said).toContain(`equal, ${at} lines\n  lines are missing from line ${at + 2} on`);
  expect(status).toBe(0);
});

it('lanes show who asked what and when, within 120 columns', () => {
  const rows = lanesOf(tape.lines);
  expect(rows.every((row) => row.length <= 120)).toBe(true);
  expect(rows.join('\n')).toContain('login asks send');
  expect(rows.join('\n')).toContain('login/signInSubmitted, from outside');
});

it('writes a replay as a Redux DevTools file and a test, but no test for a replay that diverges', () => {
  const file = written('report 1.tape', tapeText(tape));
  const [devtools, tests] = [join(folder, 'devtools'), join(folder, 'tests')];
  const { status, said } = replay(file, '--devtools', devtools, '--test', tests, '--flow', 'login');
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('equal') });
  expect(readdirSync(devtools)).toEqual(['report-1-0.devtools.json']);
  expect(readdirSync(tests)).toEqual(expect.arrayContaining(['report-1-0.test.ts']));
  expect(readFileSync(join(tests, 'report-1-0.test.ts'), 'utf8')).toContain(
    'puts("login", {"type":"login/signInFailed"',
  );
  const lines = tape.lines.filter((line) => !(line[0] === 'p' && line[2] === 'login/signInFailed'));
  const bad = written('bad.tape', tapeText({ ...tape, lines }));
  const none = replay(bad, '--devtools', devtools, '--test', tests);
  expect(none.status).toBe(1);
  expect(none.said).toContain('no test was written: it would fail');
  expect(readdirSync(devtools)).toContain('bad-0.devtools.json');
  expect(readdirSync(tests)).not.toContain('bad-0.test.ts');
});

it('reports a flow that is not on the tape and lists those that are', () => {
  const { status, said } = replay(written('good.tape', tapeText(tape)), '--flow', 'logon');
  expect(status).toBe(2);
  expect(said).toMatch(/no flow logon speaks in it; there are .*login, /);
});

it('--at replays with the sources of another commit and leaves no worktree behind', () => {
  const file = written('good.tape', tapeText(tape));
  expect(replay(file, '--at', 'HEAD')).toEqual({
    status: 0,
    said: expect.stringMatching(/segment 0: equal, \d+ lines\n$/),
  });
  for (const commit of ['--orphan', 'no-such-commit']) {
    const { status, said } = replay(file, `--at=${commit}`);
    expect(status).toBe(2);
    expect(said).toContain(`git knows no commit ${commit} here`);
  }
  expect(worktrees().filter((path) => path.includes('.cache/worktrees'))).toEqual([]);
});

const worktrees = () => spawnSync('git', ['worktree', 'list', '--porcelain'], { encoding: 'utf8' }).stdout.split('\n');
