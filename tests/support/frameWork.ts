import type { FromSubApp } from '../../contract/subApp.ts';
import { APPLICATIONS, type ApplicationModule } from '../../src/constants/applications.ts';
import { hrefOf, navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { frameId } from '../../src/features/subApp/framePath.ts';
import { frameAttached } from '../../src/features/subApp/subAppSlice.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith, CALLS, configurationOf } from './backend.ts';
import { Channel, type EntryAnswer, FakeApplication, portsOpen } from './fakeApplication.ts';
import { type Backend, playFlow } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

type Play = Awaited<ReturnType<typeof playFlow>>;

/** The page of every entry: its own script, one of the portal's, and a stylesheet. */
const DOCUMENT = `<!doctype html><html><head><script src="/portal-bridge.v1.js"></script>
<script type="module" src="assets/index-1.js"></script><link rel="stylesheet" href="assets/index-1.css">
<link rel="icon" href="icon.svg"></head><body></body></html>`;
const PAGE: EntryAnswer = { status: 200, type: 'text/html; charset=utf-8' };
export const MODULES = APPLICATIONS.map(({ module }) => module);
const GRANTED = Object.fromEntries([...APPLICATIONS.map(({ policy }) => [policy, true]), ['FormerPolicy', true]]);

/** A backend on which Lin may use every application. */
export const frameBackend = (): Backend => ({
  ...backendWith([former]),
  [CALLS.configuration]: { body: configurationOf(GRANTED, former.tenantId) },
});
/** Lin at work in `Former`, with all applications granted. */
export const frameReader = (): Partial<RootState> => ({
  ...signedIn(),
  permissions: { authorization: Object.keys(GRANTED) },
});

/** The responses of the entries, and what was fetched. */
interface Entries {
  readonly answers: Partial<Record<ApplicationModule, EntryAnswer>>;
  readonly fetched: { readonly url: string; readonly signal: AbortSignal | null }[];
}

/** Gives this page ports that deliver at once, and application entries that respond with a page unless told otherwise. */
export function installEntries(): Entries {
  const entries: Entries = { answers: {}, fetched: [] };
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, writable: true, value: Channel });
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    entries.fetched.push({ url, signal: init?.signal ?? null });
    const module = MODULES.find((each) => url.startsWith(`/micro/${each}/`));
    const answer = (module && entries.answers[module]) ?? PAGE;
    if (answer === 'network error') throw new TypeError('Failed to fetch');
    if (answer === 'hangs')
      return new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    return new Response(DOCUMENT, { status: answer.status, headers: { 'content-type': answer.type } });
  };
  return entries;
}

/** Draws the frames in the store, as the view does, and lets a test play their applications. */
export function drawFrames(play: Play, answers: Entries['answers'] = {}) {
  const drawn = new Map<string, FakeApplication>();
  const arrived = new Set<string>();
  // Without frames until the area has been loaded.
  const frames = () => play.state().subApp?.frames ?? [];
  const frameOf = (module: ApplicationModule) => frames().findLast((frame) => frame.module === module) ?? null;

  /** The ids of all elements that should exist, including the spare. */
  function wanted(): string[] {
    const shown = frames().filter(({ status }) => status !== 'failed');
    const spare = play.state().subApp?.spare ?? null;
    return [...shown.map(({ instance }) => instance), ...(spare === null ? [] : [spare])];
  }
  const startPathOf = (instance: string) => frames().find((each) => each.instance === instance)?.startPath ?? '/';

  function draw(): void {
    for (const [instance, { element }] of drawn) {
      if (wanted().includes(instance)) continue;
      element.remove();
      drawn.delete(instance);
    }
    for (const instance of wanted()) {
      if (drawn.has(instance)) continue;
      const element = document.createElement('iframe');
      element.id = frameId(instance);
      document.body.append(element);
      drawn.set(instance, new FakeApplication(element, () => startPathOf(instance)));
      play.dispatch(frameAttached({ instance }));
    }
    for (const { instance, module } of frames()) {
      const answer = answers[module];
      const application = drawn.get(instance);
      if (!answer || !application?.url || arrived.has(instance)) continue;
      arrived.add(instance);
      application.arrive(answer);
    }
  }
  /** Draws, and lets everything that needs no time settle. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await play.pass(0);
      draw();
      await play.pass(0);
    }
  }
  const drawnOf = (module: ApplicationModule) => drawn.get(frameOf(module)?.instance ?? '');
  return { settle, frames, frameOf, drawnOf };
}

/** Plays the portal with applications that the test controls. */
export async function playFrames({
  path = '/portal',
  preloadedState = frameReader(),
  backend = frameBackend(),
}: {
  path?: string;
  preloadedState?: Partial<RootState>;
  backend?: Backend;
} = {}) {
  const entries = installEntries();
  const play = await playFlow(backend, { path, preloadedState });
  const drawing = drawFrames(play, entries.answers);
  const { settle } = drawing;
  const application = (module: ApplicationModule): FakeApplication => {
    const found = drawing.drawnOf(module);
    if (!found) throw new Error(`no frame of ${module} is drawn`);
    return found;
  };
  const go = async (to: string) => {
    play.dispatch(navigationWanted({ to }));
    await settle();
  };
  await settle();
  return {
    ...play,
    ...drawing,
    ...entries,
    application,
    go,
    href: () => hrefOf(play.state().routing.location),
    /** Opens the application at a path and lets it start. */
    open: async (module: ApplicationModule, inside = '/list') => {
      await go(`/child/${module}${inside}`);
      application(module).begin();
      await settle();
      return application(module);
    },
    say: async (module: ApplicationModule, message: FromSubApp | Record<string, unknown>) => {
      application(module).say(message);
      await settle();
    },
    wait: async (ms: number) => {
      await play.pass(ms);
      await settle();
    },
    /** The number of the portal's open ports. */
    openPorts: portsOpen,
  };
}
export type FramePlay = Awaited<ReturnType<typeof playFrames>>;
