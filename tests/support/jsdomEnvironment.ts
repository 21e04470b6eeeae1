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
  override async setup(): Promise<void> {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value });
    }
  }
}
