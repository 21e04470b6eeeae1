// Spec §1, §4 "Chunk loading", §8, APP-1, APP-2: a frame's life, idle → loading → ready | failed after a fault or 120
// s, and what all of them report. subAppPages decides where they are shown.
import { SHORTCUTS, shortcutsInForce } from '../constants/shortcuts.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { entryBaseOf } from '../features/applications/applicationsSlice.ts';
import { selectApplicationEntries } from '../features/brand/brandSlice.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { selectDialogOpen } from '../features/notificationDialog/notificationDialogSlice.ts';
import { selectPageTabs, tabClosed } from '../features/pageTabs/pageTabsSlice.ts';
import { todosChanged } from '../features/realtime/realtimeEvents.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import { childPage, outsidePath } from '../features/routing/pages.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { sessionCleared } from '../features/session/sessionSlice.ts';
import { selectLanguage, selectSettings } from '../features/settings/settingsSlice.ts';
import { popoverClosed, selectPaletteShown, selectPopover } from '../features/shell/shellSlice.ts';
import { SHORTCUT_ACTS } from '../features/shell/shortcutActs.ts';
import { frameId } from '../features/subApp/framePath.ts';
import { discardWanted, frameClosed, frameDirtied, frameTitled } from '../features/subApp/subAppEvents.ts';
import { propsOf, selectToldToAll } from '../features/subApp/subAppProps.ts';
import {
  type Frame,
  frameAttached,
  frameBarred,
  frameDestroyed,
  frameFailed,
  frameOpenedInTab,
  frameOverlaid,
  frameReady,
  frameRemoved,
  frameRetried,
  frameRouted,
  framesDropped,
  isRunning,
  messageIgnored,
  requestReceived,
  selectFrame,
  selectFrameOf,
  selectFrames,
} from '../features/subApp/subAppSlice.ts';
import { openTab } from '../services/browser/page.ts';
import { type FrameEvent, keepFrames, startFrame } from '../services/subApps/frames.ts';
import { primaryColour } from '../services/subApps/look.ts';
import { frameChannel } from './channels/frameChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { meetError } from './steps/frameErrors.ts';
import { dismissFrame, failChunk, isInFront, removeFrame, replaceFrame, tellFrame } from './steps/frames.ts';

/** Events that can remove frames without this flow. */
const ENDS = [sessionCleared, switchSucceeded, framesDropped];
const SETTLED = [frameReady, frameFailed, frameDestroyed, frameRemoved, ...ENDS];

export function* subApp(): SagaGenerator<void> {
  yield* withChannel(frameChannel, function* (events) {
    yield* takeEvery(frameAttached, loadFrame);
    yield* takeEvery(frameDestroyed, sayGoodbye);
    yield* takeEvery(frameRetried, retry);
    yield* takeEvery(frameOpenedInTab, openInTab);
    yield* takeEvery(discardWanted, discard);
    yield* takeEvery(tabClosed, closeWithTab);
    yield* takeEvery(pageReloadWanted, dropAll);
    yield* takeEvery(todosChanged, tellTodos);
    yield* takeEvery(ENDS, letGo);
    yield* resumeFrames();
    while (true) yield* receive(yield* take(events));
  });
}

/** After a crash: running frames keep running; loads and removals that were in progress start again. */
function* resumeFrames(): SagaGenerator<void> {
  for (const frame of yield* select(selectFrames)) {
    if (frame.status === 'loading') yield* replaceFrame(frame);
    if (frame.status === 'destroyed') yield* removeFrame(frame);
  }
  yield* letGo();
}

/** Nothing is kept about a frame that is no longer in the store. */
function* letGo(): SagaGenerator<void> {
  const frames = yield* select(selectFrames);
  yield* call(
    keepFrames,
    frames.map(({ instance }) => instance),
  );
}

/** Before a reload: until the page goes, no application may continue with data that is about to change. */
function* dropAll(): SagaGenerator<void> {
  const frames = yield* select(selectFrames);
  yield* put(framesDropped());
  for (const { module } of frames) yield* put(frameClosed({ module }));
}

/** Loads an application into its element, and gives it two minutes from there to `ready`. */
function* loadFrame({ payload: { instance } }: ReturnType<typeof frameAttached>): SagaGenerator<void> {
  const entries = yield* select(selectApplicationEntries);
  const frame = yield* select(selectFrame, instance);
  if (!frame || frame.status === 'failed' || frame.status === 'destroyed') return;
  const { module, startPath } = frame;
  const base = entryBaseOf(entries, module);
  if (base === null) {
    yield* failChunk(frame, { code: 'HTTP', status: 404 });
    return;
  }
  const start = yield* call(startFrame, { instance, id: frameId(instance), url: base + startPath });
  if (start === 'lost') yield* replaceFrame(frame);
  if (start !== 'started') return;
  // Reading a colour forces a style calculation, which must not delay the request for the entry.
  const primary = yield* call(primaryColour);
  const told = yield* select(selectToldToAll);
  yield* tellFrame(instance, { type: 'props', data: propsOf(frame, told, primary) });
  const { late } = yield* race({
    settled: call(untilSettled, instance),
    late: delay(TIMING.chunkLoadTimeoutMs),
  });
  if (late) yield* failChunk(frame, { code: 'TIMEOUT' }, `${TIMING.chunkLoadTimeoutMs} ms`);
}

function* untilSettled(instance: string): SagaGenerator<void> {
  do yield* take(SETTLED);
  while ((yield* select(selectFrame, instance))?.status === 'loading');
}

function* sayGoodbye({ payload }: ReturnType<typeof frameDestroyed>): SagaGenerator<void> {
  yield* delay(TIMING.frameGoodbyeMs);
  yield* removeFrame(payload);
}

function* retry({ payload }: ReturnType<typeof frameRetried>): SagaGenerator<void> {
  const frame = yield* select(selectFrameOf, payload.module);
  if (frame?.status === 'failed') yield* replaceFrame(frame);
}

/** HDR-10. Only the application itself knows where it keeps drafts. */
function* discard({ payload: { module } }: ReturnType<typeof discardWanted>): SagaGenerator<void> {
  const frame = yield* select(selectFrameOf, module);
  if (frame) yield* tellFrame(frame.instance, { type: 'discard', data: {} });
}

/** HDR-10. The last tab stays where it is, and so does what it shows. */
function* closeWithTab({ payload }: ReturnType<typeof tabClosed>): SagaGenerator<void> {
  const page = childPage(payload);
  const frame = page && (yield* select(selectFrameOf, page.module));
  const isOpen = (yield* select(selectPageTabs)).some(({ path }) => path === payload);
  if (frame && !isOpen) yield* dismissFrame(frame);
}

function* openInTab({ payload: { module } }: ReturnType<typeof frameOpenedInTab>): SagaGenerator<void> {
  const frame = yield* select(selectFrameOf, module);
  if (frame) yield* call(openTab, outsidePath(module, frame.path));
}

/** An application that is saying goodbye no longer has a page: what it sends about itself would stay for ever. */
function* receive(event: FrameEvent): SagaGenerator<void> {
  const { instance } = event;
  const frame = yield* select(selectFrame, instance);
  if (!frame || frame.status === 'destroyed') return;
  if (event.kind === 'ready') yield* greet(frame);
  if (event.kind === 'ignored') yield* put(messageIgnored());
  if (event.kind === 'entryFailed') yield* failChunk(frame, event.failure);
  if (event.kind === 'message') yield* hear(frame, event.message);
  if (event.kind === 'left') yield* failChunk(frame, { code: 'RUNTIME' }, 'it has left this origin');
}

/** A page that was reloaded inside its frame does not know what the former one was told: it may be in front or not. */
function* greet({ instance, status }: Frame): SagaGenerator<void> {
  yield* put(frameReady({ instance }));
  if (status === 'active') yield* tellFrame(instance, { type: 'activated', data: {} });
  if (status === 'hidden') yield* tellFrame(instance, { type: 'deactivated', data: {} });
}

/** Passes an application's message to the flow that it concerns. */
function* hear(frame: Frame, { type, data }: Extract<FrameEvent, { kind: 'message' }>['message']): SagaGenerator<void> {
  const { instance, module } = frame;
  switch (type) {
    case 'route':
      yield* put(frameRouted({ instance, ...data }));
      return;
    case 'navigate':
      // A background application has no say in what is shown.
      if (yield* isInFront(frame)) yield* put(navigationWanted({ to: data.to, replace: data.replace ?? false }));
      return;
    case 'error':
      yield* meetError(frame, data);
      return;
    case 'overlay':
      yield* put(frameOverlaid({ instance, on: data.on }));
      return;
    case 'bar':
      yield* put(frameBarred({ instance, height: data.height }));
      return;
    case 'dirty':
      yield* put(frameDirtied({ module, dirty: data.on }));
      return;
    case 'title':
      yield* put(frameTitled({ module, title: data.text, language: yield* select(selectLanguage) }));
      return;
    case 'pointerdown':
      if ((yield* select(selectPopover)) !== null) yield* put(popoverClosed());
      return;
    case 'shortcut':
      yield* press(frame, data.key);
      return;
    case 'event':
      yield* passOn(instance, data);
      return;
    case 'request':
      yield* put(requestReceived({ instance, id: data.id, name: data.name, args: data.args }));
  }
}

/** HDR-2. The shortcut may have been switched off, or its target opened, since the key was pressed. */
function* press(frame: Frame, key: string): SagaGenerator<void> {
  if (frame.isPublic || !(yield* isInFront(frame))) return;
  if ((yield* select(selectPaletteShown)) !== null || (yield* select(selectDialogOpen))) return;
  const { shortcutsOff } = yield* select(selectSettings);
  const name = shortcutsInForce(shortcutsOff).find((each) => SHORTCUTS[each] === key);
  if (name) yield* put(SHORTCUT_ACTS[name]());
}

/**
 * RT-1. Somebody else has changed the person's to-dos, approvals above all: applications that show them reload them.
 */
function* tellTodos(): SagaGenerator<void> {
  yield* passOn(null, { type: 'portal/todosChanged', payload: null });
}

/**
 * Applications do not know each other: a message from one, or from the portal (null), goes to all others that are
 * running.
 */
function* passOn(from: string | null, data: { type: string; payload: unknown }): SagaGenerator<void> {
  for (const frame of yield* select(selectFrames))
    if (frame.instance !== from && isRunning(frame)) yield* tellFrame(frame.instance, { type: 'event', data });
}
