import type { ServerResponse } from 'node:http';
import type { GivenHeaders } from '../endpoint/answer.ts';
import type { OutgoingRecord } from '../protocol/outgoing.ts';
import type { HubTransport, TransportEvents } from './transport.ts';

/** Waits of long polling in milliseconds, and the hub's clock. */
export interface PollTiming {
  readonly pollTimeoutMs: number;
  readonly disconnectTimeoutMs: number;
  now(): number;
}

const HEADERS = { 'cache-control': 'no-cache,no-store', pragma: 'no-cache' };

/** A request that is answered as soon as there is something to send. */
interface Poll {
  readonly response: ServerResponse;
  readonly headers: GivenHeaders;
}

/** Records are kept until the client's next GET fetches them; the client sends its own by POST. */
export class LongPollingTransport implements HubTransport {
  readonly name = 'LongPolling';
  readonly pinged = false;
  /** Only asked about transports that are pinged. */
  readonly takenBytes = 0;
  readonly #events: TransportEvents;
  readonly #timing: PollTiming;
  #queue: Buffer[] = [];
  #queuedBytes = 0;
  #poll: Poll | undefined;
  #pollSince: number;
  #ended = false;
  #gone = false;
  #waiting: (() => void)[] = [];

  constructor(events: TransportEvents, timing: PollTiming) {
    this.#events = events;
    this.#timing = timing;
    this.#pollSince = timing.now();
  }

  get pendingBytes(): number {
    return this.#queuedBytes;
  }

  /** The first GET is answered at once and empty: it only opens the connection. */
  open(response: ServerResponse, headers: GivenHeaders): void {
    this.#answer({ response, headers }, 200);
  }

  /** A GET that waits for records; an older one still waiting ends with 204. */
  poll(response: ServerResponse, headers: GivenHeaders): void {
    const older = this.#poll;
    this.#poll = { response, headers };
    this.#pollSince = this.#timing.now();
    if (older !== undefined) this.#answer(older, 204);
    response.on('close', () => {
      if (this.#poll?.response === response) this.#rest();
    });
    this.#flush();
  }

  write(record: OutgoingRecord): void {
    this.#queue.push(record.bytes);
    this.#queuedBytes += record.bytes.length;
    this.#flush();
  }

  whenDrained(): Promise<void> {
    if (this.#queuedBytes === 0 || this.#gone) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  end(): void {
    this.#ended = true;
    this.#flush();
  }

  destroy(): void {
    this.#queue = [];
    this.#queuedBytes = 0;
    this.end();
    this.#leave();
  }

  sweep(now: number): void {
    const since = now - this.#pollSince;
    if (this.#poll === undefined) {
      if (since >= this.#timing.disconnectTimeoutMs) this.#leave(new Error('The client stopped polling'));
    } else if (since >= this.#timing.pollTimeoutMs) {
      this.#take(200);
    }
  }

  #flush(): void {
    if (this.#poll === undefined) return;
    if (this.#queue.length > 0) {
      const data = this.#queue.length === 1 ? this.#queue[0] : Buffer.concat(this.#queue);
      this.#queue = [];
      this.#queuedBytes = 0;
      this.#take(200, data);
      for (const resolve of this.#waiting.splice(0)) resolve();
    } else if (this.#ended) {
      this.#take(204);
      this.#leave();
    }
  }

  #take(status: number, data?: Buffer): void {
    const poll = this.#poll;
    this.#rest();
    if (poll !== undefined) this.#answer(poll, status, data);
  }

  /** Between two polls: the disconnect time-out runs. */
  #rest(): void {
    this.#poll = undefined;
    this.#pollSince = this.#timing.now();
  }

  #answer({ response, headers }: Poll, status: number, data?: Buffer): void {
    const body =
      status === 204 ? {} : { 'content-type': 'application/octet-stream', 'content-length': data?.length ?? 0 };
    response.writeHead(status, { ...headers, ...HEADERS, ...body });
    response.end(data);
  }

  #leave(error?: Error): void {
    if (this.#gone) return;
    this.#gone = true;
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#events.gone(error);
  }
}
