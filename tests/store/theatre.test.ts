import { keepFile } from '../../src/services/browser/files.ts';
import { createTheatre } from '../../src/store/theatre.ts';
import type { Tape } from '../../src/tape/format.ts';
import { tapeText } from '../../src/tape/parse.ts';
import { recordedSession } from '../support/recordedSession.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/tapeFiles.ts', () => ({
  ...jest.requireActual('../../src/services/browser/tapeFiles.ts'),
  // jsdom's files have no streams; the browser test reads real ones.
  textOfFile: async (id: string) => {
    const { pickedFile } = jest.requireActual('../../src/services/browser/files.ts');
    const { TooLarge } = jest.requireActual('../../src/services/browser/tapeFiles.ts');
    const file = pickedFile(id);
    if (file.name === 'large.tape') throw new TooLarge();
    return texts.get(file.name);
  },
}));
jest.mock('../../src/services/browser/stageLink.ts', () => ({ openStage: () => (state: object) => shown.push(state) }));
const texts = new Map<string, string>();
const shown: object[] = [];

let tape: Tape;
beforeAll(async () => {
  jest.useFakeTimers();
  tape = await recordedSession();
  jest.useRealTimers();
});
beforeEach(() => {
  shown.splice(0);
  texts.clear();
});

function picked(name: string, text: string): string {
  texts.set(name, text);
  return keepFile(new File([''], name)).id;
}

it('reads several files, oldest segment first, and says of each other file what is wrong', async () => {
  const theatre = createTheatre({});
  const later = tapeText({ ...tape, head: { ...tape.head, segment: 1, begun: 2, app: { version: '9', commit: 'c' } } });
  const { segments, unreadable } = await theatre.readTapes([
    picked('late.tape', later),
    picked('early.tape', tapeText(tape)),
    picked('picture.png', 'PNG'),
    picked('cut.tape', `${tapeText(tape)}["z"]`),
    picked('large.tape', ''),
  ]);
  expect(segments).toEqual([
    expect.objectContaining({ file: 'early.tape', number: 0, masked: null, lines: tape.lines.length + 1 }),
    expect.objectContaining({ file: 'late.tape', number: 1, version: '9', commit: 'c' }),
  ]);
  expect(unreadable).toEqual([
    { file: 'picture.png', fault: 'noTape', line: 1 },
    { file: 'cut.tape', fault: 'line', line: tape.lines.length + 2 },
    { file: 'large.tape', fault: 'tooLarge', line: 1 },
  ]);
});

it('plays a segment and shows each row’s result, with its content and what changed', async () => {
  const theatre = createTheatre({});
  await theatre.readTapes([picked('one.tape', tapeText(tape))]);
  const { rows, difference, states } = await theatre.rehearse(0, false);
  expect(difference).toBeNull();
  expect(rows).toHaveLength(tape.lines.length);
  expect(states).toBe(tape.lines.filter(([kind]) => kind === 'a' || kind === 'p').length);
  const failed = rows.findIndex(({ words }) => words === 'login/signInFailed');
  const view = theatre.showRow(failed);
  expect(JSON.parse(view.text)).toMatchObject({ type: 'login/signInFailed' });
  expect(view.changes).toContainEqual({ path: 'login.status', before: '"submitting"', after: '"failed"' });
  expect(view.path).toBe('/login');
  expect(shown.at(-1)).toMatchObject({ login: { status: 'failed' } });

  const asks = rows.findIndex(({ words }) => words === 'send requestToken');
  expect(JSON.parse(theatre.showRow(asks).text)).toMatchObject({ args: [{ id: 'requestToken' }] });
  expect(shown.at(-1)).toMatchObject({ login: { status: 'submitting' } });
  const answer = rows[asks]?.partner ?? -1;
  expect(rows[answer]).toMatchObject({ kind: 'r', flow: 'login', words: '! send requestToken', partner: asks });
  expect(JSON.parse(theatre.showRow(answer).text)).toHaveProperty('error');
});

it('can show the rows before the point where it diverges', async () => {
  const theatre = createTheatre({});
  const at = tape.lines.findIndex((line) => line[0] === 'p' && line[2] === 'login/signInFailed');
  const lines = tape.lines.map((line, index) =>
    index === at ? (['p', 'login', 'login/signedIn', '', ''] as const) : line,
  );
  await theatre.readTapes([picked('bad.tape', tapeText({ ...tape, lines }))]);
  const { difference } = await theatre.rehearse(0, false);
  expect(difference).toMatchObject({ row: at, flow: 'login', effect: 'login/signedIn' });
  expect(difference?.got).toContain('login/signInFailed');
  expect(JSON.parse(theatre.showRow(at - 1).text)).not.toBeNull();
  // What follows can be read, although it had no effect.
  const stood = shown.at(-1);
  expect(JSON.parse(theatre.showRow(at).text)).toEqual(['p', 'login', 'login/signedIn', '', '']);
  expect(shown.at(-1)).toBe(stood);
});
