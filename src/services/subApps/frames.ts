import {
  BRIDGE_PATH,
  type FromSubApp,
  fromSubApp,
  hello,
  type Init,
  SUB_APP_CONTRACT,
  type SubAppProps,
  type ToSubApp,
} from '../../../contract/subApp.ts';
import { TIMING } from '../../constants/timing.ts';
import { performer } from '../../lib/performer.ts';
import { checkEntry, type EntryFailure, isEntryPage } from './entry.ts';

/** Events of a frame, and messages from its application. */
export type FrameEvent = { readonly instance: string } & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: Exclude<FromSubApp, { type: 'ready' }> }
  /** A message unknown to this version of the contract. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'entryFailed'; readonly failure: EntryFailure }
  /** It shows a page of another origin, which the portal cannot inspect. */
  | { readonly kind: 'left' }
);

interface Start {
  readonly instance: string;
  /** The `id` of the frame's element. */
  readonly id: string;
  readonly url: string;
}
interface Held {
  readonly element: HTMLIFrameElement;
  readonly close: () => void;
  /** The properties for its application at the handshake; null until they have been set. */
  props: SubAppProps | null;
  /** Answers an application that greeted before the properties were set. */
  greeted: ((props: SubAppProps) => void) | null;
  port: MessagePort | null;
  /** The entry is known to be a page. */
  isEntered: boolean;
  /** The application reports that it is drawn. */
  isDrawn: boolean;
}

/** Elements, windows and ports stay in this file; all other code refers to a frame by its instance. */
const frames = new Map<string, Held>();
const listeners = new Set<(event: FrameEvent) => void>();

/** Reports what happens in all frames. Returns a function that stops listening. */
export function onFrameEvent(listener: (event: FrameEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads an application into its element, which has no address yet, so that no entry is added to the session history.
 * Its properties follow with `sendToFrame`. `running` if it has already been started in this element; `lost` if the
 * document has no such element, or a different one, in which the application would restart without confirmation.
 */
export const startFrame = performer('startFrame', function startFrame(start: Start): 'started' | 'running' | 'lost' {
  const element = document.getElementById(start.id);
  const held = frames.get(start.instance)?.element;
  if (held !== undefined) return held === element ? 'running' : 'lost';
  if (!(element instanceof HTMLIFrameElement) || element.contentWindow === null) return 'lost';
  const { contentWindow } = element;
  const abort = new AbortController();
  const tell = (event: FrameEvent) => {
    if (frames.get(start.instance) === frame) for (const listener of listeners) listener(event);
  };
  const frame: Held = {
    element,
    close: () => {
      clearTimeout(silent);
      abort.abort();
      window.removeEventListener('message', greeted);
      element.removeEventListener('load', loaded);
      hangUp(frame);
    },
    props: null,
    greeted: null,
    port: null,
    isEntered: false,
    isDrawn: false,
  };
  frames.set(start.instance, frame);
  // First of all: the person waits for every millisecond of it.
  contentWindow.location.replace(start.url);
  const entered = () => {
    clearTimeout(silent);
    if (frame.isEntered) return;
    frame.isEntered = true;
    // The bridge's attribute makes it visible (views/subApps).
    element.dataset['entered'] = '';
    if (frame.isDrawn) tell({ kind: 'ready', instance: start.instance });
  };
  let entry: Promise<EntryFailure | null> | null = null;
  const ask = () => {
    entry ??= checkEntry(start.url, abort.signal).then((failure) => {
      if (failure) tell({ kind: 'entryFailed', instance: start.instance, failure });
      else entered();
      return failure;
    });
    return entry;
  };
  const silent = setTimeout(ask, TIMING.entrySilentMs);
  const look = () => (isEntryPage(contentWindow) ? entered() : ask());
  const greeted = ({ source, origin, data }: MessageEvent) => {
    if (source !== contentWindow || origin !== window.location.origin || !hello.safeParse(data).success) return;
    look();
    const answerWith = (props: SubAppProps) => answer(frame, start.instance, props, tell, drawn);
    if (frame.props) answerWith(frame.props);
    else frame.greeted = answerWith;
  };
  const drawn = () => {
    if (frame.isDrawn) return;
    frame.isDrawn = true;
    if (frame.isEntered) tell({ kind: 'ready', instance: start.instance });
  };
  const loaded = () => {
    const page = element.contentDocument;
    // The empty page that every frame starts with; some browsers report it late.
    if (page?.URL === 'about:blank') return;
    if (page !== null) {
      look();
      injectBridge(page);
      return;
    }
    // If the entry yields no page, the browser's own error page has another origin too.
    ask().then((failure) => failure ?? tell({ kind: 'left', instance: start.instance }));
  };
  window.addEventListener('message', greeted);
  element.addEventListener('load', loaded);
  return 'started';
});

/**
 * Sends a message to an application. Before its handshake only properties count: the handshake delivers the newest
 * ones, and waits until there are some.
 */
export const sendToFrame = performer('sendToFrame', function sendToFrame(instance: string, message: ToSubApp): void {
  const frame = frames.get(instance);
  if (!frame) return;
  frame.port?.postMessage(message);
  if (message.type !== 'props') return;
  frame.props = message.data;
  frame.greeted?.(message.data);
  frame.greeted = null;
});

/** Releases everything about a frame. Messages that it still sends reach nobody. */
export const closeFrame = performer('closeFrame', function closeFrame(instance: string): void {
  const frame = frames.get(instance);
  frames.delete(instance);
  frame?.close();
});

/** Releases every frame but these. */
export const keepFrames = performer('keepFrames', function keepFrames(instances: readonly string[]): void {
  for (const instance of frames.keys()) if (!instances.includes(instance)) closeFrame(instance);
});

/** What a page that is gone would say at its end: it has no dialog, no unsaved work and no bar. */
const GONE: readonly (FrameEvent & { kind: 'message' })['message'][] = [
  { type: 'overlay', data: { on: false } },
  { type: 'dirty', data: { on: false } },
  { type: 'bar', data: { height: 0 } },
];

/** Answers a greeting; a page that was reloaded inside the frame greets again and gets a new port. */
function answer(
  frame: Held,
  instance: string,
  props: SubAppProps,
  tell: (event: FrameEvent) => void,
  drawn: () => void,
): void {
  if (frame.port) for (const message of GONE) tell({ kind: 'message', instance, message });
  hangUp(frame);
  frame.isDrawn = false;
  const { port1, port2 } = new MessageChannel();
  frame.port = port1;
  port1.onmessage = ({ data }: MessageEvent) => {
    const { success, data: message } = fromSubApp.safeParse(data);
    if (!success) tell({ kind: 'ignored', instance });
    else if (message.type === 'ready') drawn();
    else tell({ kind: 'message', instance, message });
  };
  const init: Init = { portalBridge: SUB_APP_CONTRACT, type: 'init', props };
  frame.element.contentWindow?.postMessage(init, window.location.origin, [port2]);
}

function hangUp(frame: Held): void {
  if (frame.port === null) return;
  frame.port.onmessage = null;
  frame.port.close();
  frame.port = null;
}

/** Injects the bridge into a frame's page if it was served without it. */
function injectBridge(page: Document): void {
  if (page.querySelector(`script[src$="${BRIDGE_PATH}"]`)) return;
  const script = page.createElement('script');
  script.src = BRIDGE_PATH;
  page.head.append(script);
}
