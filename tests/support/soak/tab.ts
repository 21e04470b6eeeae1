import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { call, race, take } from '../../../src/effects/effects.ts';
import { selectPersistenceHeld } from '../../../src/features/companySwitch/companySwitchSlice.ts';
import type { Machine } from '../../../src/lib/machine.ts';
import { program, rootSaga } from '../../../src/sagas/root.ts';
import { shellFlows } from '../../../src/sagas/shellFlows.ts';
import { configureSend } from '../../../src/services/http/send.ts';
import {
  type RealtimeConnection,
  type RealtimeEvent,
  StartFailure,
} from '../../../src/services/realtime/connection.ts';
import { credentialsOf } from '../../../src/store/credentials.ts';
import { syncLocation } from '../../../src/store/locationSync.ts';
import { createPersistence } from '../../../src/store/persistence.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { sagaContext } from '../../../src/store/sagaContext.ts';
import { supervisedEnds } from '../../../src/store/supervisedEnds.ts';
import { createRecorder } from '../../../src/tape/record.ts';
import type { BrowserLocks } from '../browserLocks.ts';
import { performerManners } from '../performerManners.ts';
import { rootReducer } from '../rootReducer.ts';
import { type RecordedTape, writerOf } from '../tape.ts';
import { audited } from './audit.ts';
import type { Request, Server } from './server.ts';

const CLOSED = 'soak/pageClosed';
type Listening = readonly [EventTarget, string, EventListenerOrEventListenerObject];

export interface TabOptions {
  readonly server: Server;
  readonly machines: ReadonlyMap<keyof RootState, Machine>;
  /** Absent in a browser without Web Locks. */
  readonly locks: BrowserLocks | null;
  readonly onAction: (action: UnknownAction, before: RootState) => void;
  readonly complain: (text: string) => void;
}

/**
 * One life of the page, from load to unload, assembled as in `main.tsx` and `createPortalStore`, except for the development
 * checks, which would walk the whole state 100,000 times. What it leaves behind can be counted.
 */
export class Tab {
  readonly #options: TabOptions;
  readonly #listening: Listening[] = [];
  readonly #tasks: Task[] = [];
  readonly #giveUp = new Set<() => void>();
  readonly #store: ReturnType<Tab['compose']>;
  #tellHub: ((event: RealtimeEvent) => void) | null = null;
  #isGone = false;
  /** Open hub connections; more than one is a fault. */
  connections = 0;
  readonly #recorder = createRecorder({ clock: () => Date.now(), nameOf: program.flowBegunBy });
  readonly #manners = performerManners();
  readonly tape = writerOf(this.#recorder, undefined);

  constructor(options: TabOptions) {
    this.#options = options;
    this.#watchListeners();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: options.locks?.of('tab') });
    this.#store = this.compose();
  }

  state(): RootState {
    return this.#store.getState();
  }
  dispatch(action: UnknownAction): void {
    this.#store.dispatch(action);
  }

  private compose() {
    const { machines, complain, onAction } = this.#options;
    const watched = audited(rootReducer, machines, complain);
    const persistence = createPersistence<RootState>(
      (state, action) => (state !== undefined && this.#isGone ? state : watched(state, action)),
      selectPersistenceHeld,
    );
    const sagas = createSagaMiddleware({
      context: sagaContext({
        flush: () => persistence.flush(),
        load: async (name) => ({ flows: name === 'portal' ? shellFlows : {} }),
      }),
      effectMiddlewares: [this.#manners.effectMiddleware, ...this.#recorder.effectMiddlewares, supervisedEnds],
      sagaMonitor: {
        effectResolved: (_id, result) => {
          if (typeof result === 'object' && result !== null && '@@redux-saga/TASK' in result)
            this.#tasks.push(result as unknown as Task);
        },
      },
    });
    const watch: Middleware = (api) => (next) => (action) => {
      if (!this.#isGone) onAction(action as UnknownAction, api.getState());
      return next(action);
    };
    const store = configureStore({
      reducer: persistence.reducer,
      middleware: (defaults) =>
        defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
          watch,
          sagas,
          this.#recorder.middleware,
          this.#manners.middleware,
          persistence.middleware,
        ),
    });
    syncLocation(store);
    configureSend({
      baseUrl: '',
      readCredentials: () => credentialsOf(store.getState()),
      fetch: (...request) => fetch(...request),
    });
    window.fetch = (input, init) => this.#fetch(String(input), init ?? {});
    sagas.run(function* () {
      yield* race({ page: call(rootSaga), closed: take(CLOSED) });
    });
    persistence.start(store);
    return store;
  }

  /** Unloads as a browser does: the page is notified, then it is gone, and nothing that its flows still do is stored. */
  unload(): void {
    window.dispatchEvent(new Event('pagehide'));
    this.setVisible(false);
    this.#isGone = true;
    for (const giveUp of this.#giveUp) giveUp();
    this.dispatch({ type: CLOSED });
    for (const [target, type, listener] of this.#listening.splice(0)) target.removeEventListener(type, listener);
    this.#options.locks?.release('tab');
  }

  /** Its recording, once plain and once masked. */
  tapes(): RecordedTape[] {
    const tapes = this.tape.tapes();
    for (const fault of this.#manners.found(tapes[0]?.lines ?? [])) this.#options.complain(fault);
    return tapes;
  }

  setVisible(visible: boolean): void {
    const wanted = visible ? 'visible' : 'hidden';
    if (document.visibilityState === wanted) return;
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: wanted });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  /** What runs and listens at this moment, for comparison with another moment. */
  leftovers(): string[] {
    const running = this.#tasks.filter((task) => task.isRunning());
    this.#tasks.splice(0, this.#tasks.length, ...running);
    return [
      `${jest.getTimerCount()} timers`,
      ...this.#listening.map(([, type]) => `listener ${type}`),
      ...running.map((task) => `task ${(task as { meta?: { name?: string } }).meta?.name}`),
    ].sort();
  }

  hubTells(event: RealtimeEvent): void {
    if (event.kind === 'closed' && this.connections > 0) this.connections -= 1;
    this.#tellHub?.(event);
    if (event.kind === 'closed') this.#tellHub = null;
  }

  connect(readToken: () => string | null, onEvent: (event: RealtimeEvent) => void): RealtimeConnection {
    const { server } = this.#options;
    let state: 'new' | 'open' | 'stopped' = 'new';
    return {
      start: async () => {
        await new Promise((resolve) => setTimeout(resolve, 40));
        if (state === 'stopped') return;
        if (server.has('hubDown') || server.has('down')) throw new StartFailure('refused');
        if (!server.isAccepted(readToken())) throw new StartFailure("Status code '401'");
        state = 'open';
        this.connections += 1;
        this.#tellHub = (event) => {
          if (event.kind === 'closed') state = 'stopped';
          onEvent(event);
        };
      },
      stop: async () => {
        if (state === 'open') {
          this.connections -= 1;
          this.#tellHub = null;
        }
        state = 'stopped';
      },
    };
  }

  #fetch(address: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
    const { server } = this.#options;
    const url = new URL(address, 'http://localhost');
    const request: Request = {
      method,
      path: url.pathname,
      query: url.searchParams,
      bearer: new Headers(headers).get('Authorization'),
      body: String(body ?? ''),
    };
    return new Promise((resolve, reject) => {
      const owner = server.refreshOwner(request);
      if (owner !== null) server.refreshBegins(owner);
      const ms = server.delayOf(request);
      // The server acts when the call arrives; only its response is delayed.
      const answer = ms === null ? 'no network' : server.answer(request);
      const timer = ms === null ? null : setTimeout(() => end(), ms);
      const end = (reason?: unknown) => {
        if (timer !== null) clearTimeout(timer);
        if (owner !== null) server.refreshEnds(owner);
        this.#giveUp.delete(giveUp);
        signal?.removeEventListener('abort', giveUp);
        if (reason !== undefined || answer === 'no network') reject(reason ?? new TypeError('Failed to fetch'));
        else resolve(responseOf(answer));
      };
      const giveUp = () => end(new Error('given up'));
      this.#giveUp.add(giveUp);
      signal?.addEventListener('abort', giveUp);
    });
  }

  #watchListeners(): void {
    for (const target of [window, document]) {
      const proto = EventTarget.prototype;
      target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        this.#listening.push([target, type, listener]);
        proto.addEventListener.call(target, type, listener, options as AddEventListenerOptions);
      };
      target.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const at = this.#listening.findIndex((held) => held[0] === target && held[1] === type && held[2] === listener);
        if (at >= 0) this.#listening.splice(at, 1);
        proto.removeEventListener.call(target, type, listener, options as AddEventListenerOptions);
      };
    }
  }
}

/** As much of a response as the portal reads; a real one streams its body, which takes real time. */
function responseOf({ status, text }: { status: number; text: string }): Response {
  return { ok: status < 300, status, text: async () => text } as Response;
}
