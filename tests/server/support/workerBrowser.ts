import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const PUBLIC = join(import.meta.dirname, '../../../public');
export const ORIGIN = 'https://portal.example';
/** The text of the cached page. */
export const START = 'the start page';

type Listener = (event: object) => void;

/** An open tab, as the worker sees it; `answers`: it navigates where it is asked to. */
export interface BrowserTab {
  readonly frameType: string;
  readonly visibilityState: string;
  readonly answers: boolean;
}

/** The worker in a simulated browser: what it caches, requests and sends. */
export class WorkerBrowser {
  readonly caches = new Map<string, string[]>();
  readonly listeners = new Map<string, Listener>();
  /** Responses by path; a path without one has no network. */
  readonly network = new Map<string, () => Response>();
  readonly fetched: string[] = [];
  /** What the person sees of it: notifications, tabs in front, tabs that were asked or opened. */
  readonly shown: { title: string; body: string; tag: string; data: string }[] = [];
  readonly events: string[] = [];
  tabs: BrowserTab[] = [];
  unregistered = 0;
  takenOver = 0;
  preloading = false;

  async start(): Promise<void> {
    const source = await readFile(join(PUBLIC, 'serviceWorker.js'), 'utf8');
    const registration = {
      navigationPreload: {
        enable: async () => {
          this.preloading = true;
        },
      },
      unregister: async () => {
        this.unregistered += 1;
      },
      showNotification: async (title: string, more: { body: string; tag: string; data: string }) => {
        this.shown.push({ title, body: more.body, tag: more.tag, data: more.data });
      },
    };
    const skipWaiting = async () => {
      this.takenOver += 1;
    };
    const clients = {
      matchAll: async () => this.tabs.map((tab, at) => this.#clientOf(tab, at)),
      openWindow: async (path: string) => this.events.push(`opened ${path}`),
    };
    const addEventListener = (type: string, listener: Listener) => this.listeners.set(type, listener);
    runInNewContext(source, {
      self: { registration, clients, addEventListener, skipWaiting },
      MessageChannel,
      setTimeout: (tell: () => void) => setTimeout(tell, 20),
      location: { origin: ORIGIN },
      URL,
      Response,
      // Node's own does not accept a bare path.
      Request: class {
        readonly url: string;
        constructor(url: string) {
          this.url = url;
        }
      },
      fetch: (asked: string | { url: string }) => this.#answer(typeof asked === 'string' ? asked : asked.url),
      caches: {
        open: async (name: string) => ({
          addAll: async (files: readonly { url: string }[]) =>
            // An array of this realm: the worker's own is not deep-equal to one.
            this.caches.set(
              name,
              Array.from(files, ({ url }) => url),
            ),
        }),
        keys: async () => [...this.caches.keys()],
        delete: async (name: string) => this.caches.delete(name),
        match: async (file: string, { cacheName }: { cacheName: string }) =>
          this.caches.get(cacheName)?.includes(file) ? new Response(START) : undefined,
      },
    });
    await this.live('install');
    await this.live('activate');
  }

  async #answer(url: string): Promise<Response> {
    this.fetched.push(url);
    const answer = this.network.get(url.replace(ORIGIN, ''));
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  }

  #clientOf({ answers, ...tab }: BrowserTab, at: number) {
    return {
      ...tab,
      focus: async () => this.events.push(`tab ${at} in front`),
      postMessage: ({ path }: { path: string }, [port]: [MessagePort]) => {
        this.events.push(`tab ${at} asked for ${path}`);
        if (answers) port.postMessage(null);
        port.close();
      },
    };
  }

  async live(
    type: 'install' | 'activate' | 'message' | 'push' | 'notificationclick',
    over: object = {},
  ): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.listeners.get(type)?.({ ...over, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  }

  push(payload: object): Promise<void> {
    return this.live('push', { data: { json: () => payload } });
  }

  press(data: string): Promise<void> {
    return this.live('notificationclick', { notification: { data, close: () => this.events.push('closed') } });
  }

  /** The worker's response; undefined if it leaves the request to the browser. */
  async ask(url: string, { preloaded, ...over }: { preloaded?: Response } = {}): Promise<Response | undefined> {
    const request = { url, method: 'GET', mode: 'navigate', destination: 'document', ...over };
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    this.listeners.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(preloaded),
      waitUntil: (each: Promise<unknown>) => work.push(each),
      respondWith: (each: Promise<Response>) => {
        answer = each;
      },
    });
    const given = await answer;
    await Promise.all(work);
    return given;
  }
}
