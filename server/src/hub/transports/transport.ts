import type { TransportName } from '../options.ts';
import type { OutgoingRecord } from '../protocol/outgoing.ts';

/** One client's wire, as its connection sees it. */
export interface HubTransport {
  readonly name: TransportName;
  /** Long polling keeps itself alive: no pings either way. */
  readonly pinged: boolean;
  /** Bytes handed over but not yet taken by the client. */
  readonly pendingBytes: number;
  /** Bytes taken so far; unchanged while the client takes nothing. */
  readonly takenBytes: number;
  write(record: OutgoingRecord): void;
  /** Resolves when the client has taken everything sent, or the transport is gone. */
  whenDrained(): Promise<void>;
  /** Delivers what was written, then closes. */
  end(): void;
  /** Cuts the wire at once. */
  destroy(): void;
  /** Called by the sweep; `now` in the hub's milliseconds. */
  sweep(now: number): void;
}

/** What a transport reports to its connection. */
export interface TransportEvents {
  received(chunk: Buffer): void;
  /** The wire is gone; with an error if it broke. Called at most once. */
  gone(error?: Error): void;
}
