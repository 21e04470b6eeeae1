import { toError } from '../errors/hubError.ts';
import { ConnectionCaller } from './caller.ts';
import { enqueue } from './callQueue.ts';
import { type ConnectionOwner, type Ending, HubConnection } from './connection.ts';
import { Dispatcher } from './dispatcher.ts';
import { HUB_LIMITS, HUB_TIMERS, type HubLimits, type HubOptions, type HubTimers, type HubUser } from './options.ts';
import { PendingResults } from './pendingResults.ts';
import { invocation } from './protocol/outgoing.ts';
import { createIdentity, Registry } from './registry.ts';

/** A ready connection, as listed to the application. */
export interface HubConnectionInfo<User extends HubUser> {
  readonly connectionId: string;
  readonly user: User;
  readonly transport: string | undefined;
}

/** All connections of one hub path. Created by `createHub`; `registerHub` adds it to a server. */
export class Hub<User extends HubUser> implements ConnectionOwner<User> {
  readonly options: HubOptions<User>;
  readonly timers: HubTimers;
  readonly limits: HubLimits;
  readonly #registry = new Registry<User>();
  readonly #dispatcher: Dispatcher<User>;
  readonly #sweeper: NodeJS.Timeout;
  #lastInvocation = 0;
  #closing = false;

  constructor(options: HubOptions<User>) {
    this.options = options;
    this.timers = { ...HUB_TIMERS, ...options.timers };
    this.limits = { ...HUB_LIMITS, ...options.limits };
    this.#dispatcher = new Dispatcher(options, this.limits.maxQueuedCalls);
    this.#sweeper = setInterval(() => this.sweep(), this.timers.sweepMs).unref();
  }

  /** True once `close` was called: no new connections are accepted. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Ready connections. */
  get connectionCount(): number {
    return this.connections().length;
  }

  /** Users with at least one ready connection. */
  get userCount(): number {
    return this.#registry.userCount;
  }

  /** Whether the user has a ready connection in this process. */
  hasUser(userKey: string): boolean {
    return [...this.#registry.byUser(userKey)].length > 0;
  }

  /** The ready connections; a new array each time. */
  connections(): HubConnectionInfo<User>[] {
    return [...this.#ready()].map(({ id, user, transport }) => ({
      connectionId: id,
      user,
      transport: transport?.name,
    }));
  }

  /** Invokes a client method on every connection of the user in this process, without answers. */
  sendToUser(userKey: string, target: string, ...args: unknown[]): void {
    const record = invocation(target, args);
    for (const connection of this.#registry.byUser(userKey)) connection.send(record);
  }

  sendToConnection(connectionId: string, target: string, ...args: unknown[]): void {
    const connection = this.#registry.byId(connectionId);
    if (connection?.status === 'ready') connection.send(invocation(target, args));
  }

  /** The record is serialised and framed once, regardless of the number of connections. */
  sendToAll(target: string, ...args: unknown[]): void {
    const record = invocation(target, args);
    for (const connection of this.#ready()) connection.send(record);
  }

  /** Invokes a client method and resolves with its result; rejects with its error, on time-out or disconnection. */
  async invokeOnConnection(connectionId: string, target: string, ...args: unknown[]): Promise<unknown> {
    const connection = this.#registry.byId(connectionId);
    if (connection?.status !== 'ready') throw new Error('There is no connection with this id');
    this.#lastInvocation += 1;
    const id = String(this.#lastInvocation);
    connection.results ??= new PendingResults();
    const result = connection.results.add(id, this.now() + this.timers.clientResultTimeoutMs);
    connection.send(invocation(target, args, id));
    return result;
  }

  /** Ends the connections of a user, or those the predicate selects, for example by session. Returns their number. */
  disconnectUser(who: string | ((user: User) => boolean), ending: Ending = {}): number {
    const picks = typeof who === 'string' ? (user: User) => user.userKey === who : who;
    const picked = [...this.#registry.all()].filter(({ status, user }) => status !== 'closed' && picks(user));
    for (const connection of picked) connection.close(ending);
    return picked.length;
  }

  /** Says goodbye to all clients, letting them reconnect elsewhere, and resolves when all wires are closed or cut. */
  async close(): Promise<void> {
    if (!this.#closing) {
      this.#closing = true;
      for (const connection of this.#registry.all()) {
        connection.close({ allowReconnect: true });
        // A waiting poll has just been answered, and the server accepts no further ones.
        if (connection.transport?.name === 'LongPolling') connection.drop(undefined);
      }
    }
    const until = this.now() + this.timers.closeTimeoutMs;
    while (this.#registry.size > 0 && this.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.#registry.all()) connection.drop(undefined);
    clearInterval(this.#sweeper);
  }

  /** Handles every expired time-out; the hub calls this itself every `sweepMs`. */
  sweep(): void {
    const now = this.now();
    for (const connection of this.#registry.all()) connection.sweep(now);
  }

  /** For the endpoint: a new connection, negotiated but not yet used. */
  admit(user: User): HubConnection<User> {
    const { id, secret } = createIdentity();
    const connection = new HubConnection(id, secret, user, this);
    this.#registry.add(connection);
    return connection;
  }

  /** For the endpoint: whether the user has reached the connection limit. */
  hasEnough(user: User): boolean {
    return this.#registry.countOf(user.userKey) >= this.limits.maxConnectionsPerUser;
  }

  /** For the endpoint: the connection with this token. */
  find(token: string): HubConnection<User> | undefined {
    return this.#registry.byToken(token);
  }

  now(): number {
    return Math.trunc(this.options.now?.() ?? performance.now());
  }

  connected(connection: HubConnection<User>): void {
    this.#registry.join(connection);
    const { onConnected } = this.options;
    if (onConnected !== undefined) this.#later(connection, () => onConnected(new ConnectionCaller(connection)), true);
  }

  received(connection: HubConnection<User>, record: string): void {
    this.#dispatcher.dispatch(connection, record);
  }

  ended(connection: HubConnection<User>, wasReady: boolean, error: Error | undefined): void {
    this.options.logger?.debug({ connectionId: connection.id, err: error }, 'hub connection ended');
    connection.results?.rejectAll();
    for (const stream of connection.streams?.values() ?? []) stream.abort();
    connection.ending?.abort();
    // Waiting tasks are no longer run; only the goodbye is sent.
    connection.queue?.splice(0);
    if (!wasReady) return;
    this.#registry.leave(connection);
    const { onDisconnected } = this.options;
    if (onDisconnected !== undefined) {
      this.#later(connection, () => onDisconnected(new ConnectionCaller(connection), error), false);
    }
  }

  forget(connection: HubConnection<User>): void {
    this.#registry.remove(connection);
  }

  *#ready(): Generator<HubConnection<User>, void> {
    for (const connection of this.#registry.all()) if (connection.status === 'ready') yield connection;
  }

  #later(connection: HubConnection<User>, work: () => unknown, closesOnError: boolean): void {
    const task = async () => {
      try {
        await work();
      } catch (thrown) {
        const cause = toError(thrown);
        this.options.logger?.error({ err: cause, connectionId: connection.id }, 'hub event handler failed');
        if (closesOnError) connection.fail(cause);
      }
    };
    enqueue(connection, task, Number.POSITIVE_INFINITY);
  }
}

/** Creates a hub; see HubOptions. It runs by itself and is reachable once `registerHub` has added it to a server. */
export function createHub<User extends HubUser>(options: HubOptions<User>): Hub<User> {
  return new Hub(options);
}
