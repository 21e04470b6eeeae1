import type { IncomingHttpHeaders } from 'node:http';

/** The part of a user that the hub needs: connections with the same key receive what is sent to that user. */
export interface HubUser {
  readonly userKey: string;
}

/** A request, as the application sees it when it authenticates the caller. */
export interface HubRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Keys are lower case, as SignalR compares them without case. */
  readonly query: ReadonlyMap<string, string>;
  /** From the bearer header, else from `access_token` in the query. A secret: never log it. */
  readonly token: string | undefined;
}

/** Who invokes a method, handed to it as its first argument. */
export interface HubCaller<User extends HubUser> {
  readonly connectionId: string;
  readonly user: User;
  /** Aborted when the client cancels a stream or the connection ends. */
  readonly signal: AbortSignal;
}

/** A method the client may invoke. Arguments come from outside: parse them. */
export type HubMethod<User extends HubUser> = (caller: HubCaller<User>, ...args: unknown[]) => unknown;

/** A method that answers a stream invocation, usually an async generator. */
export type HubStreamMethod<User extends HubUser> = (
  caller: HubCaller<User>,
  ...args: unknown[]
) => AsyncIterable<unknown>;

/** The part of a pino logger the hub uses. */
export interface HubLogger {
  debug(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** All waits in milliseconds. */
export interface HubTimers {
  /** A connection to which nothing has been sent for this long gets a ping. */
  keepAliveMs: number;
  /** A client that has pinged once and then stays silent for this long is dropped. */
  clientTimeoutMs: number;
  /** Time for the first record after the transport has opened. */
  handshakeTimeoutMs: number;
  /** A connection that was negotiated but never used, or has no poll, is disposed of after this time. */
  disconnectTimeoutMs: number;
  /** An idle poll gets an empty answer after this time. */
  pollTimeoutMs: number;
  /** A client that reads nothing from its socket for this long is dropped. */
  sendTimeoutMs: number;
  /** Time for the peer to answer the closing of its transport. */
  closeTimeoutMs: number;
  /** Time for a client to answer `invokeOnConnection`. */
  clientResultTimeoutMs: number;
  /** Interval of the one timer that serves all of the above. */
  sweepMs: number;
}

/** The defaults of the reference implementation. */
export const HUB_TIMERS: HubTimers = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  disconnectTimeoutMs: 15_000,
  pollTimeoutMs: 90_000,
  sendTimeoutMs: 10_000,
  closeTimeoutMs: 5_000,
  clientResultTimeoutMs: 30_000,
  sweepMs: 1_000,
};

export interface HubLimits {
  /** A longer record closes the connection. */
  maxRecordBytes: number;
  /** One POST body or WebSocket message, which may hold several records. */
  maxBodyBytes: number;
  /** Bytes sent but not yet received by the client; a client further behind is dropped. */
  maxBufferedBytes: number;
  /** Invocations of one client waiting for their turn; more close the connection. */
  maxQueuedCalls: number;
  /** Connections of one user, including those only negotiated; more are refused with 429. */
  maxConnectionsPerUser: number;
}

export const HUB_LIMITS: HubLimits = {
  maxRecordBytes: 32 * 1024,
  maxBodyBytes: 1024 * 1024,
  maxBufferedBytes: 1024 * 1024,
  maxQueuedCalls: 500,
  maxConnectionsPerUser: 100,
};

/** The three transports, by the names they have in a negotiate answer. */
export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

export interface HubOptions<User extends HubUser> {
  /** Determines who is calling; null means 401. Asked at negotiate, upgrade and every HTTP request of a transport. */
  authenticate(request: HubRequest): Promise<User | null>;
  /** Origins that may call from a browser, such as `https://portal.example`. The hub's own host always may. */
  allowedOrigins?: readonly string[];
  /** Asked when an origin is not in the list. */
  isOriginAllowed?(origin: string): boolean;
  /** Offered transports; all three by default. */
  transports?: readonly TransportName[];
  /** What clients may invoke; names are compared without case. */
  methods?: Readonly<Record<string, HubMethod<User>>>;
  /** What clients may invoke as a stream. */
  streams?: Readonly<Record<string, HubStreamMethod<User>>>;
  /** After the handshake, before the first invocation. A throw closes the connection. */
  onConnected?(caller: HubCaller<User>): unknown;
  /** Once for each connection that was connected; `error` says why it ended if it did not end normally. */
  onDisconnected?(caller: HubCaller<User>, error: Error | undefined): unknown;
  timers?: Partial<HubTimers>;
  limits?: Partial<HubLimits>;
  /** Milliseconds of a clock that never goes back; the process's own unless a test supplies one. */
  now?(): number;
  logger?: HubLogger;
}
