import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMiddlewareOptions, type Task } from 'redux-saga';
import { REHYDRATED } from '../../src/constants/storageKeys.ts';
import type { TapeDesk } from '../../src/features/actionLog/actionLogReading.ts';
import { accountSettingsFlows } from '../../src/sagas/accountSettingsFlows.ts';
import { actionLogFlows } from '../../src/sagas/actionLogFlows.ts';
import { aiChatFlows } from '../../src/sagas/aiChatFlows.ts';
import { calendarExchangeFlows } from '../../src/sagas/calendarExchangeFlows.ts';
import { codeScanFlows } from '../../src/sagas/codeScanFlows.ts';
import { companyPortalFlows } from '../../src/sagas/companyPortalFlows.ts';
import { consoleFlows } from '../../src/sagas/consoleFlows.ts';
import { helpFlows } from '../../src/sagas/helpFlows.ts';
import { ownAccountFlows } from '../../src/sagas/ownAccountFlows.ts';
import { paletteFlows } from '../../src/sagas/paletteFlows.ts';
import { pushFlows } from '../../src/sagas/pushFlows.ts';
import { type Program, program } from '../../src/sagas/root.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import { subAppFlows } from '../../src/sagas/subAppFlows.ts';
import type { Flow } from '../../src/sagas/supervise.ts';
import { configureSend } from '../../src/services/http/send.ts';
import { areaLoaded } from '../../src/store/areas.ts';
import { credentialsOf } from '../../src/store/credentials.ts';
import { replayLines } from '../../src/store/replayTape.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { sagaContext } from '../../src/store/sagaContext.ts';
import { supervisedEnds } from '../../src/store/supervisedEnds.ts';
import { takesByType } from '../../src/store/takesByType.ts';
import { createRecorder } from '../../src/tape/record.ts';
import { stepsOf } from '../../src/tape/steps.ts';
import { deskOf } from './deskWork.ts';
import { type Exactly, exactly } from './exactly.ts';
import { performerManners } from './performerManners.ts';
import { expectPlain } from './plainData.ts';
import { growingReducer, rootReducer } from './rootReducer.ts';
import { markMocks, type RecordedTape, toReplay, writerOf } from './tape.ts';
import { tellsNews } from './tellsNews.ts';
import { unmarkedCalls } from './unmarkedCalls.ts';

/** A fake response: a body, a status with a body, or a network error. */
export type Reply = { status?: number; body?: unknown } | 'network error' | (() => Reply | Promise<Reply>);
export type Backend = Record<string, Reply>;

/** Hooks that see the effects of all flows as they run. */
export type Effects = Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>;

export interface Play extends Omit<Exactly, 'unseen'> {
  state: () => RootState;
  dispatch: (action: UnknownAction) => void;
  /** Types of all actions since the last look, in order. */
  events: () => string[];
  /** `METHOD /path` of all calls since the last look, in order. */
  calls: () => string[];
  /** Headers of the newest call of `METHOD /path`. */
  headersOf: (call: string) => Headers;
  /** JSON body of the newest call of `METHOD /path`; null if it had none. */
  bodyOf: (call: string) => unknown;
  /** Query of the newest call of `METHOD /path`. */
  queryOf: (call: string) => Readonly<Record<string, string>>;
  /** Lets `ms` milliseconds of virtual time pass. */
  pass: (ms: number) => Promise<void>;
  backend: Backend;
  /** Keeps what people wrote readable on the masked tape, for cases in which the portal itself searches or measures it. */
  keepTexts: () => void;
  /** Ends every flow, as closing the tab does. */
  end: () => void;
}

const AREA_FLOWS: Readonly<Record<string, Readonly<Record<string, Flow>>>> = {
  actionLog: actionLogFlows,
  help: helpFlows,
  palette: paletteFlows,
  push: pushFlows,
  aiChat: aiChatFlows,
  calendarExchange: calendarExchangeFlows,
  codeScan: codeScanFlows,
  ownAccount: ownAccountFlows,
  accountSettings: accountSettingsFlows,
  portal: shellFlows,
  companyPortal: companyPortalFlows,
  console: consoleFlows,
  subApps: subAppFlows,
};

/** Areas that make calls by themselves on every page of the shell; they run only if a test wants them to. */
const SLEEPING: ReadonlySet<string> = new Set(['aiChat', 'ownAccount']);

const initial = rootReducer(undefined, { type: '@@test' });
/** Unless a test asks for them, no tour is shown and the hub waits for no first screen. */
const BEGIN = { device: { ...initial.device, tourSeen: ['*'] }, shell: { ...initial.shell, restedBefore: true } };

const running: Task[] = [];
/** Recordings of the test's flows; each is replayed after the test if it holds something new (tellsNews.ts). */
const tapes: (() => () => Promise<void>)[] = [];
// A flow that outlived its test would hear the next one's window events.
afterEach(async () => {
  // What a cancelled root does is not its flows' doing, so the tapes end first.
  const replays = tapes.splice(0).map((end) => end());
  for (const task of running.splice(0)) task.cancel();
  for (const replay of replays) await replay();
});

/**
 * Plays flows for real: real reducers, real sagas, virtual time; only the network is fake (`backend` maps
 * `METHOD /path` to a reply). Begin with `jest.useFakeTimers()`.
 */
export async function playFlow(
  backend: Backend,
  {
    path = '/',
    preloadedState = {},
    saga = program.saga,
    effects,
    awake = [],
    loadArea = async (name) => ({ flows: (SLEEPING.has(name) && !awake.includes(name) ? {} : AREA_FLOWS[name]) ?? {} }),
    flush = async () => {},
    desk = deskOf(),
  }: {
    path?: string;
    preloadedState?: Partial<RootState>;
    saga?: Program['saga'];
    effects?: Effects;
    /** Writes to storage; at once unless told otherwise. */
    flush?: () => Promise<void>;
    /** Keeps the tapes; null if nothing is recorded. */
    desk?: TapeDesk | null;
    /** Areas of `SLEEPING` whose flows run. */
    awake?: readonly string[];
    /** Where the flows of an area come from. */
    loadArea?: (name: string) => Promise<{ flows: Readonly<Record<string, Flow>> }>;
  } = {},
): Promise<Play> {
  document.body.innerHTML = '<script type="application/json" id="atrium-config">{}</script>';
  window.history.replaceState(null, '', path);
  const log: UnknownAction[] = [];
  const calls: { call: string; headers: Headers; body: unknown; query: URLSearchParams }[] = [];
  let called = 0;
  markMocks();
  const recorder = createRecorder({ clock: () => Date.now(), nameOf: program.flowBegunBy });
  const unmarked = unmarkedCalls();
  const manners = performerManners();
  const begunWith: Partial<RootState> = { ...BEGIN, ...preloadedState };
  const root = growingReducer(begunWith);
  const load = async (name: string) => {
    const area = await loadArea(name);
    if (root.load(name)) store.dispatch(areaLoaded(name));
    return area;
  };
  const context = sagaContext({ flush, load, ...(desk && { desk }) });
  const sagas = createSagaMiddleware({
    context,
    ...(effects ?? {
      sagaMonitor: program.watch(),
      effectMiddlewares: [
        unmarked.middleware,
        manners.effectMiddleware,
        ...recorder.effectMiddlewares,
        takesByType,
        supervisedEnds,
      ],
    }),
  });
  const store = configureStore({
    reducer: root.reducer,
    preloadedState: begunWith as RootState,
    middleware: (defaults) =>
      // rootReducer.ts checks and freezes every new slice, and visits nothing twice.
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(
        () => (next) => (action) => {
          expectPlain(action, 'action');
          if (!areaLoaded.match(action)) log.push(action as UnknownAction);
          return next(action);
        },
        sagas,
        ...(effects ? [] : [recorder.middleware, manners.middleware]),
      ),
  });
  configureSend({
    baseUrl: '',
    readCredentials: () => credentialsOf(store.getState()),
    fetch: async (input, init) => {
      const call = `${init?.method} ${String(input).replace(/\?.*/, '')}`;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      const query = new URLSearchParams(String(input).split('?')[1] ?? '');
      calls.push({ call, headers: new Headers(init?.headers), body, query });
      let reply = backend[call] ?? { status: 404, body: { error: { message: `no reply for ${call}` } } };
      while (typeof reply === 'function') reply = await reply();
      if (reply === 'network error') throw new TypeError('Failed to fetch');
      return new Response(reply.body === undefined ? null : JSON.stringify(reply.body), {
        status: reply.status ?? 200,
      });
    },
  });
  const task = sagas.run(saga);
  running.push(task);
  const { unseen, ...looks } = exactly(() => stepsOf(recorder.notes()).filter(({ name }) => name !== areaLoaded.type));
  let hasTexts = false;
  let ended: { readonly recorded: readonly RecordedTape[]; readonly unlooked: readonly string[] } | undefined;
  function endTape() {
    if (ended) return ended;
    // Comes first: the recorder forgets what has been written or left out.
    const unlooked = unseen();
    const recorded = tellsNews(recorder.notes()) ? writerOf(recorder, begunWith, () => hasTexts).tapes() : [];
    recorder.stop();
    ended = { recorded, unlooked };
    return ended;
  }
  // A test that watches the effects itself has its own reasons.
  if (!effects)
    tapes.push(() => {
      const { recorded, unlooked } = endTape();
      return async () => {
        expect(unlooked).toEqual([]);
        expect(unmarked.found).toEqual([]);
        expect(manners.found(recorded[0]?.lines ?? [])).toEqual([]);
        for (const { lines, ...begin } of toReplay(recorded)) {
          const { reducer, prepare } = growingReducer(begunWith);
          const stage = { reducer, prepare, program: { ...program, saga }, context };
          expect(await replayLines(lines, { ...stage, ...begin })).toBeNull();
        }
      };
    });
  store.dispatch({ type: REHYDRATED });
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  await pass(0);
  return {
    state: store.getState,
    dispatch: (action) => void store.dispatch(action),
    events: () => log.splice(0).map(({ type }) => type),
    calls: () => {
      const news = calls.slice(called);
      called = calls.length;
      return news.map(({ call }) => call);
    },
    headersOf: (wanted) => calls.findLast(({ call }) => call === wanted)?.headers ?? new Headers(),
    bodyOf: (wanted) => calls.findLast(({ call }) => call === wanted)?.body ?? null,
    queryOf: (wanted) => Object.fromEntries(calls.findLast(({ call }) => call === wanted)?.query ?? []),
    ...looks,
    pass,
    backend,
    keepTexts: () => {
      hasTexts = true;
    },
    end: () => {
      endTape();
      task.cancel();
    },
  };
}
