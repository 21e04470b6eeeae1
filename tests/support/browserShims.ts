/** Browser APIs that antd and the portal need and jsdom lacks. Runs before each test file. */
import { quickStyles } from './quickStyles.ts';

class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports everything as visible, with no height, since there is no screen. */
class AllSeeingObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
    this.#tell([{ ...entry, boundingClientRect: rect, intersectionRect: rect }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Delivers in a microtask. Node's own MessageChannel keeps the process alive for ever. */
class MicrotaskPort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  peer: MicrotaskPort | null = null;

  postMessage(data: unknown): void {
    queueMicrotask(() => this.peer?.onmessage?.({ data }));
  }
  start(): void {}
  close(): void {}
}

class MicrotaskChannel {
  readonly port1 = new MicrotaskPort();
  readonly port2 = new MicrotaskPort();

  constructor() {
    this.port1.peer = this.port2;
    this.port2.peer = this.port1;
  }
}

function neverMatches(query: string): MediaQueryList {
  return {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  };
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

define(globalThis, 'ResizeObserver', QuietResizeObserver);
define(globalThis, 'IntersectionObserver', AllSeeingObserver);
define(globalThis, 'MessageChannel', MicrotaskChannel);
if (typeof window !== 'undefined') {
  define(window, 'matchMedia', neverMatches);
  define(window.Element.prototype, 'scrollIntoView', () => {});
  // jsdom throws "not implemented" for pseudo-elements, which antd queries when it measures.
  const original = window.getComputedStyle.bind(window);
  define(
    window,
    'getComputedStyle',
    quickStyles((element) => original(element)),
  );
}
