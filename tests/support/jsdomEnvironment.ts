import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that Node has and jsdom lacks or implements less fully; the portal's code expects a browser's. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
  Blob,
  File: globalThis.File,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  AbortController,
  AbortSignal,
  structuredClone,
} as const;

/** jsdom with Node's web APIs, so that code under test meets what a current browser offers. */
export default class PortalEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#quickenVirtualTime(config.projectConfig);
  }

  /**
   * Virtual time lets real promises settle after each of its timers. Without `setImmediate`, as in a browser, it waits a
   * millisecond each time, which took a fifth of the time of all flow tests. So `setImmediate` exists while virtual time is
   * created, and for nothing else.
   */
  #quickenVirtualTime(config: object): void {
    const { global, fakeTimersModern } = this;
    if (fakeTimersModern === null) return;
    const FakeTimers = fakeTimersModern.constructor as new (options: object) => typeof fakeTimersModern;
    Object.assign(global, { setImmediate });
    this.fakeTimersModern = new FakeTimers({ config, global });
    Reflect.deleteProperty(global, 'setImmediate');
  }

  override async setup(): Promise<void> {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value });
    }
  }
}
