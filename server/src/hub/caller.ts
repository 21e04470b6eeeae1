import type { HubConnection } from './connection.ts';
import type { HubCaller, HubUser } from './options.ts';

/** A connection as hub methods see it: they cannot reach the wire through it. */
export class ConnectionCaller<User extends HubUser> implements HubCaller<User> {
  readonly #connection: HubConnection<User>;

  constructor(connection: HubConnection<User>) {
    this.#connection = connection;
  }

  get connectionId(): string {
    return this.#connection.id;
  }

  get user(): User {
    return this.#connection.user;
  }

  get signal(): AbortSignal {
    const connection = this.#connection;
    connection.ending ??= new AbortController();
    if (connection.status === 'closed') connection.ending.abort();
    return connection.ending.signal;
  }
}
