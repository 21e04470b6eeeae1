import { testOf } from '../../scripts/support/tapeTest.ts';
import { configureSend } from '../../src/services/http/send.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { replayLines } from '../../src/store/replayTape.ts';
import { type Line, TAPE_VERSION } from '../../src/tape/format.ts';
import { type Heard, liftedText } from '../../src/tape/lifted.ts';
import { lineOf } from '../../src/tape/lines.ts';
import { createMask, MASK_LIST } from '../../src/tape/mask.ts';
import { hiddenAsWritten } from '../../src/tape/naming.ts';
import { maskedWriter, plainWriter } from '../../src/tape/writer.ts';
import { Canaries, type Canary, foundIn, isShown } from '../support/canaries.ts';
import { canaryProgram, canaryReducer, recordedProgram } from '../support/canarySession.ts';
import { sowAddresses, sowCalls, sowEvents, sowHub, sowStorage, sowTomorrow, type World } from '../support/sowing.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

/** The texts that a session left behind, by kind. */
type Texts = Readonly<Record<'tape' | 'devTools' | 'test', string>>;

const canaries = new Canaries();
let plain: Texts;
let masked: Texts;
let logged: string;

beforeAll(async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => {}),
  );
  const session = recordedWorld();
  for (const sow of [sowCalls, sowHub, sowStorage, sowEvents, sowAddresses, sowTomorrow]) await sow(session.world);
  const { recorder } = session;
  const notes = recorder.take();
  const mask = createMask({ texts: false, key: new Uint8Array(32).fill(7) });
  const [shown, hidden] = [plainWriter(recorder.numberOf), maskedWriter(recorder.numberOf, mask)];
  plain = await textsOf(
    notes.map((note) => lineOf(note, shown)),
    false,
  );
  masked = await textsOf(
    notes.map((note) => lineOf(note, hidden)),
    true,
  );
  logged = JSON.stringify(logs.map(({ mock }) => mock.calls.map((call) => call.map(String))));
});

/** A session in which every word from outside is a canary. */
function recordedWorld() {
  let next = { status: 200, body: '' };
  let tell: World['hub'] = () => {};
  let line: { onmessage: ((event: { data: unknown }) => void) | null } | null = null;
  class OtherTabs {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      line = this;
    }
    postMessage() {}
    close() {}
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: OtherTabs });
  jest.mocked(connection.createRealtime).mockImplementation(({ onEvent }) => {
    tell = onEvent;
    return { start: async () => {}, stop: async () => {} };
  });
  configureSend({
    baseUrl: '',
    readCredentials: () => ({ token: null, hostToken: null, fingerprint: null, language: 'zh-CN' }),
    fetch: async () => new Response(next.body, { status: next.status }),
  });
  const { recorder, say } = recordedProgram();
  const world: World = {
    canaries,
    say,
    answer: (status, body) => {
      next = { status, body: JSON.stringify(body) };
    },
    hub: (event) => tell(event),
    otherTab: (data) => line?.onmessage?.({ data }),
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
  };
  return { recorder, world };
}

/** The tape and the files generated from its replay. */
async function textsOf(lines: readonly Line[], isMasked: boolean): Promise<Texts> {
  const heard: Heard[] = [];
  const difference = await replayLines(lines, {
    program: canaryProgram,
    reducer: canaryReducer,
    preloadedState: undefined,
    context: {},
    onAction: (line, action) => heard.push({ line, action }),
    ...(isMasked && { isHidden: hiddenAsWritten(false) }),
  });
  expect(difference).toBeNull();
  const mask = isMasked ? { list: MASK_LIST, texts: false } : null;
  const app = { version: '', commit: '' };
  const head = { tape: TAPE_VERSION, app, mask, segment: 0, begun: 1, why: 'start', state: null };
  const exported = testOf({ head, lines }, heard, { title: 'canaries', helper: './x.ts', besideFile: './x.json' });
  return {
    tape: lines.map((line) => JSON.stringify(line)).join('\n'),
    devTools: liftedText(heard, lines),
    test: exported.source + JSON.stringify(exported.beside),
  };
}

const places = (found: readonly Canary[]) => [...new Set(found.map(({ name, where }) => `${name} in ${where}`))].sort();
const without = (found: readonly Canary[]) => canaries.all.filter((canary) => !found.includes(canary));

describe.each(['tape', 'devTools', 'test'] as const)('DEV-3 canaries in the %s', (kind) => {
  it('reveal only what the lists allow', () => {
    expect(places(foundIn(masked[kind], canaries.all).filter((canary) => !isShown(canary)))).toEqual([]);
  });
  it('show everything that the lists allow, because a replay depends on it', () => {
    const shown = canaries.all.filter(isShown);
    const found = foundIn(masked[kind], shown);
    expect(places(shown.filter((canary) => !found.includes(canary)))).toEqual([]);
  });
  it('are all found by the same search when nothing is hidden', () => {
    expect(places(without(foundIn(plain[kind], canaries.all)))).toEqual([]);
  });
});

it('logs none of them', () => {
  expect(places(foundIn(logged, canaries.all).filter((canary) => !isShown(canary)))).toEqual([]);
});

it('hides a field added in the future, wherever it comes from', () => {
  const tomorrows = canaries.all.filter(({ where }) => where === 'tomorrow');
  expect(tomorrows.length).toBeGreaterThan(4);
  expect(foundIn(masked.tape, tomorrows)).toEqual([]);
});

it('has canaries in every place that texts come from', () => {
  const names = new Set(canaries.all.filter((canary) => !isShown(canary)).map(({ name }) => name));
  expect(canaries.all.length).toBeGreaterThan(5_000);
  expect([...names]).toEqual(
    expect.arrayContaining(['password', 'access_token', 'phoneNumber', 'ticket', 'fingerprint', 'title', 'realName']),
  );
});
