import { ProtocolError, toError } from '../errors/hubError.ts';
import type { CallTask } from './callQueue.ts';
import type { HubLimits, HubTimers, HubUser } from './options.ts';
import type { PendingResults } from './pendingResults.ts';
import { refuseHandshake } from './protocol/handshake.ts';
import { closing, HANDSHAKE_ACCEPTED, handshakeRefused, type OutgoingRecord, PING } from './protocol/outgoing.ts';
import { RecordReader } from './protocol/recordReader.ts';
import type { HubTransport, TransportEvents } from './transports/transport.ts';

/** Text for a client whose first record is not a handshake at all. */
const HANDSHAKE_FAILED = 'An unexpected error occurred during connection handshake.';

/** What a connection needs from its hub; one object for all connections. */
export interface ConnectionOwner<User extends HubUser> {
  readonly timers: HubTimers;
  readonly limits: HubLimits;
  /** Whole milliseconds of a clock that never goes back. */
  now(): number;
  connected(connection: HubConnection<User>): void;
  /** Throws ProtocolError for a malformed record. */
  received(connection: HubConnection<User>, record: string): void;
  /** The connection has left the hub; its wire may still be delivering the last records. */
  ended(connection: HubConnection<User>, wasReady: boolean, error: Error | undefined): void;
  /** The wire is gone: this id will not be used again. */
  forget(connection: HubConnection<User>): void;
}

/** How the server ends a connection. */
export interface Ending {
  /** Text for the client. */
  readonly error?: string;
  /** Lets a client that reconnects by itself do so. */
  readonly allowReconnect?: boolean;
  /** Why, for `onDisconnected` and the log. */
  readonly cause?: Error;
}

/** One client: negotiated, then shaking hands over its transport, then ready, then closed. */
export class HubConnection<User extends HubUser> implements TransportEvents {
  readonly id: string;
  /** Known to the client only; together with the id it is the connection token. */
  readonly secret: string;
  user: User;
  status: 'negotiated' | 'handshaking' | 'ready' | 'closed' = 'negotiated';
  transport: HubTransport | undefined;
  /** Created when first needed: an idle connection has none of them. */
  queue: CallTask[] | undefined;
  results: PendingResults | undefined;
  streams: Map<string, AbortController> | undefined;
  ending: AbortController | undefined;
  readonly #owner: ConnectionOwner<User>;
  /** For the record that has arrived in part. */
  #reader: RecordReader | undefined;
  /** Start of the current status. */
  #since: number;
  #sentAt = 0;
  #receivedAt = 0;
  #hasPinged = false;
  #takenBytes = 0;
  #takenAt = 0;

  constructor(id: string, secret: string, user: User, owner: ConnectionOwner<User>) {
    this.id = id;
    this.secret = secret;
    this.user = user;
    this.#owner = owner;
    this.#since = owner.now();
  }

  /** The transport is open; the handshake comes next. */
  open(transport: HubTransport): void {
    this.transport = transport;
    this.#enter('handshaking');
  }

  /** Sends one record now, or drops a client that is too far behind. */
  send(record: OutgoingRecord): void {
    if (this.status === 'closed' || this.transport === undefined) return;
    this.transport.write(record);
    this.#sentAt = this.#owner.now();
    if (this.transport.pendingBytes > this.#owner.limits.maxBufferedBytes) {
      this.drop(new Error('The client is too far behind'));
    }
  }

  received(chunk: Buffer): void {
    if (this.status === 'closed') return;
    this.#receivedAt = this.#owner.now();
    const reader = this.#reader ?? new RecordReader(this.#owner.limits.maxRecordBytes);
    try {
      for (const record of reader.push(chunk)) {
        // The loop may itself close the connection, so `closed` is read again for each record.
        if (this.#isClosed()) return;
        if (this.status === 'handshaking') this.#shakeHands(record);
        else this.#owner.received(this, record);
      }
      this.#reader = reader.isEmpty ? undefined : reader;
    } catch (error) {
      if (this.status === 'handshaking') this.#refuse(HANDSHAKE_FAILED, toError(error));
      else this.fail(toError(error));
    }
  }

  gone(error?: Error): void {
    this.#end(error);
    this.#owner.forget(this);
  }

  /** The client's first ping arms the client time-out. */
  pinged(): void {
    this.#hasPinged = true;
  }

  /** Says goodbye and closes the transport once all is delivered. Does nothing the second time. */
  close({ error, allowReconnect = false, cause }: Ending = {}): void {
    if (this.status === 'ready') this.transport?.write(closing(error, allowReconnect));
    this.#end(cause);
    if (this.transport === undefined) this.#owner.forget(this);
    else this.transport.end();
  }

  /** Closes with a text that reveals nothing to the client; `cause` is for the server. */
  fail(cause: Error): void {
    this.close({ error: 'Connection closed with an error.', cause });
  }

  /** Cuts the transport: there is no peer to say goodbye to. */
  drop(cause: Error | undefined): void {
    this.#end(cause);
    this.transport?.destroy();
    this.#owner.forget(this);
  }

  /** Checks every time-out of this connection; one timer calls it for all connections. */
  sweep(now: number): void {
    const { timers } = this.#owner;
    const age = now - this.#since;
    this.transport?.sweep(now);
    switch (this.status) {
      case 'negotiated':
        if (age >= timers.disconnectTimeoutMs) this.close();
        return;
      case 'handshaking':
        if (age >= timers.handshakeTimeoutMs) this.#refuse('Handshake was canceled.');
        return;
      case 'ready':
        this.#sweepReady(now);
        return;
      case 'closed':
        if (age >= timers.closeTimeoutMs) this.drop(undefined);
    }
  }

  #sweepReady(now: number): void {
    const { transport } = this;
    const { timers } = this.#owner;
    this.results?.sweep(now);
    if (transport === undefined || !transport.pinged) return;
    if (transport.pendingBytes === 0 || transport.takenBytes !== this.#takenBytes) {
      this.#takenBytes = transport.takenBytes;
      this.#takenAt = now;
    }
    if (now - this.#takenAt >= timers.sendTimeoutMs) this.drop(new Error('The client takes nothing off its socket'));
    else if (this.#hasPinged && now - this.#receivedAt >= timers.clientTimeoutMs) {
      this.fail(new Error('The client has sent nothing within its time-out'));
    } else if (now - this.#sentAt >= timers.keepAliveMs) this.send(PING);
  }

  #shakeHands(record: string): void {
    const refusal = refuseHandshake(record);
    if (refusal !== undefined) {
      this.#refuse(refusal);
      return;
    }
    this.send(HANDSHAKE_ACCEPTED);
    this.#enter('ready');
    this.#takenAt = this.#since;
    this.#owner.connected(this);
  }

  #refuse(text: string, cause: Error = new ProtocolError(text)): void {
    this.transport?.write(handshakeRefused(text));
    this.close({ cause });
  }

  #enter(status: HubConnection<User>['status']): void {
    this.status = status;
    this.#since = this.#owner.now();
  }

  #isClosed(): boolean {
    return this.status === 'closed';
  }

  #end(error: Error | undefined): void {
    if (this.status === 'closed') return;
    const wasReady = this.status === 'ready';
    this.#enter('closed');
    this.#owner.ended(this, wasReady, error);
  }
}
