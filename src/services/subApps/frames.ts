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

/** What becomes of a frame, and what its application says. */
export type FrameEvent = { readonly instance: string } & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: Exclude<FromSubApp, { type: 'ready' }> }
  /** A message that this version of the contract does not know. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'entryFailed'; readonly failure: EntryFailure }
  /** It shows a page of another origin, which nobody here can look into. */
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
  /** What its application is told at the handshake; null until anybody has said it. */
  props: SubAppProps | null;
  /** Answers an application that has greeted before that. */
  greeted: ((props: SubAppProps) => void) | null;
  port: MessagePort | null;
  /** The entry is known to be a page. */
  isEntered: boolean;
  /** The application says that it is drawn. */
  isDrawn: boolean;
}

/** Elements, windows and ports stay in here; everybody else knows a frame by its instance. */
const frames = new Map<string, Held>();
const listeners = new Set<(event: FrameEvent) => void>();

/** Reports what happens in all frames. Returns a function that stops listening. */
export function onFrameEvent(listener: (event: FrameEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads an application into its element, which has no address yet, so that no entry is added to the session history. What it
 * is to be told follows with `sendToFrame`.
 * `running` if it has been started in this element; `lost` if the document has no such element, or another one than
 * before, in which the application would begin anew without having been asked.
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
  // First of all: every millisecond of it is one that the person waits.
  contentWindow.location.replace(start.url);
  const entered = () => {
    clearTimeout(silent);
    if (frame.isEntered) return;
    frame.isEntered = true;
    // With the bridge's own attribute it is seen (views/subApps).
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
    // The empty page that every frame begins with; some browsers report it late.
    if (page?.URL === 'about:blank') return;
    if (page !== null) {
      look();
      injectBridge(page);
      return;
    }
    // Where the entry gives no page, the browser's own error page is of another origin too.
    ask().then((failure) => failure ?? tell({ kind: 'left', instance: start.instance }));
  };
  window.addEventListener('message', greeted);
  element.addEventListener('load', loaded);
  return 'started';
});

/**
 * Sends a message to an application. Before its handshake only the properties count: it is given the newest ones then, and
 * has to wait for the first.
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

/** Lets go of everything about a frame. What it still sends reaches nobody. */
export const closeFrame = performer('closeFrame', function closeFrame(instance: string): void {
  const frame = frames.get(instance);
  frames.delete(instance);
  frame?.close();
});

/** Lets go of every frame but these. */
export const keepFrames = performer('keepFrames', function keepFrames(instances: readonly string[]): void {
  for (const instance of frames.keys()) if (!instances.includes(instance)) closeFrame(instance);
});

/** Answers a greeting; a page that was loaded anew inside the frame greets again and gets a port of its own. */
function answer(
  frame: Held,
  instance: string,
  props: SubAppProps,
  tell: (event: FrameEvent) => void,
  drawn: () => void,
): void {
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

/** Gives the page in a frame the bridge if it was served without. */
function injectBridge(page: Document): void {
  if (page.querySelector(`script[src$="${BRIDGE_PATH}"]`)) return;
  const script = page.createElement('script');
  script.src = BRIDGE_PATH;
  page.head.append(script);
}
