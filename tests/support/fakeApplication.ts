import type { FromSubApp, ToSubApp } from '../../contract/subApp.ts';

/** The response of an application's entry: a status and a type, no response ever, or a network error. */
export type EntryAnswer = { status: number; type: string } | 'hangs' | 'network error';

/** The port of one side; messages arrive at once, until either side closes. */
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
/** The open ports of the portal's side. */
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

/** The number of open ports on the portal's side. */
export const portsOpen = (): number => opened.size;

/** One application in its frame, as the portal sees it: an element, a window to post to, a port. */
export class FakeApplication {
  readonly heard: ToSubApp[] = [];
  /** The address that the window was sent to. */
  url = '';
  props: unknown = null;
  #port: Port | null = null;
  /** Null if the page has another origin. */
  page: Document | null = document.implementation.createHTMLDocument();
  /** The response of the entry, as the browser reports it. */
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
  /** The browser shows a response that is not an application: an error, another type, or its own error page. */
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
  /** Loads, and reports that it is ready at its start path. */
  begin(): void {
    this.greet();
    this.say({ type: 'ready', data: { path: this.startPath() } });
  }
  types(): string[] {
    return this.heard.map(({ type }) => type);
  }
}
