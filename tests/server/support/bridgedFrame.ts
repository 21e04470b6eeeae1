import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DOMWindow, JSDOM } from 'jsdom';
import { type FromSubApp, fromSubApp, type Init, type SubAppProps, type ToSubApp } from '../../../contract/subApp.ts';
import type { PortalBridge } from '../../../public/portal-bridge.v1.d.ts';

const BRIDGE = readFileSync(join(import.meta.dirname, '../../../public/portal-bridge.v1.js'), 'utf8');
const ORIGIN = 'https://portal.example';

export const PROPS: SubAppProps = {
  contract: 1,
  module: 'crm',
  basePath: '/child/crm',
  assetBase: '/micro/crm/',
  lang: 'zh',
  size: 'default',
  theme: { mode: 'light', primary: '#1D58CB' },
  user: { id: 'u', userName: 'lin', name: '林静', hostId: 'h' },
  tenantId: 't',
  companyId: 'c',
  tokenFlag: null,
  policies: ['CRM_Auth'],
  versionNo: '0.3.0',
  chunkTimeoutMs: 120_000,
  shortcuts: ['Ctrl+k', '?', 'c', 'n', 't', 's'],
};

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** A page of an application in a frame of the portal, which a test plays: the real bridge over jsdom, in virtual time. */
export class BridgedFrame {
  readonly window: DOMWindow;
  /** What was posted to the portal's window. */
  readonly hellos: { readonly message: unknown; readonly target: string }[] = [];
  /** What arrived over the port, each message valid by the contract. */
  readonly said: FromSubApp[] = [];
  readonly portal = {
    postMessage: (message: unknown, target: string) => this.hellos.push(structuredClone({ message, target })),
  };
  /** The attributes that were set on the frame's element. */
  readonly onElement: string[] = [];
  readonly #timers = new Map<number, Timer>();
  #now = 0;
  #lastTimer = 0;
  #port: { onmessage?: (event: { data: ToSubApp }) => void; postMessage(message: unknown): void } | undefined;

  constructor(path: string, { body = '', framed = true }: { body?: string; framed?: boolean } = {}) {
    const page = `<!doctype html><html><head></head><body>${body}</body></html>`;
    const later = (work: () => void, ms: number): number => {
      this.#lastTimer += 1;
      this.#timers.set(this.#lastTimer, { at: this.#now + ms, work });
      return this.#lastTimer;
    };
    const { window } = new JSDOM(page, {
      url: ORIGIN + path,
      runScripts: 'outside-only',
      beforeParse: (opened) => {
        const frameElement = { setAttribute: (name: string) => this.onElement.push(name) };
        if (framed) Object.defineProperty(opened, 'parent', { value: this.portal });
        if (framed) Object.defineProperty(opened, 'frameElement', { value: frameElement });
        Object.assign(opened, {
          setTimeout: later,
          clearTimeout: (timer: number) => this.#timers.delete(timer),
          requestAnimationFrame: (work: () => void) => later(work, 16),
        });
        // jsdom has no layout, so whatever is displayed is given a size.
        opened.Element.prototype.getBoundingClientRect = function (this: Element) {
          const shown = opened.getComputedStyle(this).display !== 'none';
          return new opened.DOMRect(0, 0, shown ? 10 : 0, shown ? 10 : 0);
        };
      },
    });
    this.window = window;
  }

  run(): this {
    this.window.eval(BRIDGE);
    return this;
  }

  get bridge(): PortalBridge | undefined {
    return this.window.__PORTAL_BRIDGE__;
  }

  /** Posts a message to the frame's window, as the portal unless the test says otherwise. */
  post(data: unknown, from: { source?: unknown; origin?: string } = {}): void {
    const event = new this.window.MessageEvent('message', { data, origin: from.origin ?? ORIGIN });
    this.#port = {
      postMessage: (message) => this.said.push(fromSubApp.parse(structuredClone(message))),
    };
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : this.portal });
    Object.defineProperty(event, 'ports', { value: [this.#port] });
    this.window.dispatchEvent(event);
  }

  answer(props: Partial<SubAppProps> = {}): this {
    const init: Init = { portalBridge: 1, type: 'init', props: { ...PROPS, ...props } };
    this.post(init);
    return this;
  }

  /** A message from the portal over the port. */
  tell(message: ToSubApp): void {
    this.#port?.onmessage?.({ data: message });
  }

  /** Advances time, running everything that is due; page changes are noticed first. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await new Promise(setImmediate);
      const [next] = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next[0]);
      this.#now = next[1].at;
      next[1].work();
    }
    this.#now = end;
  }

  /** The data of the messages of one type, in order. */
  heard(type: FromSubApp['type']): unknown[] {
    return this.said.filter((message) => message.type === type).map(({ data }) => data);
  }

  close(): void {
    // jsdom empties the page first, and a bridge that is still waiting for a first paint would look at it.
    this.bridge?.ready();
    this.window.close();
  }
}
