import type { FromSubApp, ToSubApp } from '../../contract/subApp.ts';

/** What the entry of an application answers: a status and a type, or nothing ever, or no network. */
export type EntryAnswer = { status: number; type: string } | 'hangs' | 'network error';

/** The port of one side; what is posted arrives at once, until either side is closed. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  peer: Port | null = null;
  isClosed = false;
  postMessage(data: unknown): void {
    if (!this.isClosed && !this.peer?.isClosed) this.peer?.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    this.isClosed = true;
    opened.delete(this);
  }
}
/** Ports of the portal's side that are open. */
const opened = new Set<Port>();
/** A channel whose messages arrive at once. */
export class Channel {
  readonly port1 = new Port();
  readonly port2 = new Port();
  constructor() {
    this.port1.peer = this.port2;
    this.port2.peer = this.port1;
    opened.add(this.port1);
  }
}

/** How many ports of the portal's side are open. */
export const portsOpen = (): number => opened.size;

/** One application in its frame, as the portal meets it: an element, a window that is posted to, a port. */
export class FakeApplication {
  readonly heard: ToSubApp[] = [];
  /** What the window was sent to. */
  url = '';
  props: unknown = null;
  #port: Port | null = null;
  /** Null where the page is of another origin. */
  page: Document | null = document.implementation.createHTMLDocument();
  /** What the entry was answered with, as the browser tells it. */
  answer = { status: 200, type: 'text/html' };
  readonly window = {
    performance: { getEntriesByType: () => [{ responseStatus: this.answer.status }] },
    location: {
      replace: (url: string) => {
        this.url = url;
      },
    },
    postMessage: (init: { props: unknown }, _origin: string, [port]: Port[]) => {
      this.props = init.props;
      this.#port = port ?? null;
      if (port) port.onmessage = ({ data }) => void this.heard.push(data as ToSubApp);
    },
  };
  constructor(
    readonly element: HTMLIFrameElement,
    readonly startPath: () => string,
  ) {
    Object.defineProperty(this.window, 'document', { get: () => ({ contentType: this.answer.type }) });
    Object.defineProperty(element, 'contentWindow', { value: this.window });
    Object.defineProperty(element, 'contentDocument', { get: () => this.page });
  }
  /** The browser shows what the entry answered, where that is no application: an error, another type, its own error page. */
  arrive(answer: EntryAnswer): void {
    if (answer === 'hangs') return;
    if (answer === 'network error') this.page = null;
    else {
      this.answer = answer;
      Object.defineProperty(this.page, 'URL', { value: window.location.origin + this.url });
    }
    this.element.dispatchEvent(new Event('load'));
  }
  /** The bridge's first message. */
  greet(over: object = {}): void {
    const event = Object.assign(new Event('message'), {
      source: this.window,
      origin: window.location.origin,
      data: { portalBridge: 1, type: 'hello' },
      ...over,
    });
    window.dispatchEvent(event);
  }
  say(message: FromSubApp | Record<string, unknown>): void {
    this.#port?.postMessage(message);
  }
  /** Loaded and drawn, at its beginning. */
  begin(): void {
    this.greet();
    this.say({ type: 'ready', data: { path: this.startPath() } });
  }
  types(): string[] {
    return this.heard.map(({ type }) => type);
  }
}
