import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { HubConnection } from './connection.ts';
import type { HubUser } from './options.ts';

const ID_BYTES = 16;
const SEPARATOR = '.';

/** A public id and a secret, each 128 random bits. */
export function createIdentity(): { id: string; secret: string } {
  const bytes = randomBytes(2 * ID_BYTES);
  return { id: bytes.toString('base64url', 0, ID_BYTES), secret: bytes.toString('base64url', ID_BYTES) };
}

/** What the client gives as `?id=`: the public id locates the connection, the secret makes it valid. */
export function connectionToken({ id, secret }: { readonly id: string; readonly secret: string }): string {
  return id + SEPARATOR + secret;
}

function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** All connections, by public id, and the ready ones also by user. A user with one connection needs no set. */
export class Registry<User extends HubUser> {
  readonly #all = new Map<string, HubConnection<User>>();
  /** How many connections a user has, ready or not. */
  readonly #counts = new Map<string, number>();
  readonly #byUser = new Map<string, HubConnection<User> | Set<HubConnection<User>>>();

  get size(): number {
    return this.#all.size;
  }

  /** Users with a ready connection. */
  get userCount(): number {
    return this.#byUser.size;
  }

  all(): IterableIterator<HubConnection<User>> {
    return this.#all.values();
  }

  byId(id: string): HubConnection<User> | undefined {
    return this.#all.get(id);
  }

  /** The connection with this token. */
  byToken(token: string): HubConnection<User> | undefined {
    const cut = token.indexOf(SEPARATOR);
    const connection = this.#all.get(token.slice(0, Math.max(cut, 0)));
    return connection !== undefined && sameSecret(token.slice(cut + 1), connection.secret) ? connection : undefined;
  }

  /** The ready connections of a user. */
  byUser(userKey: string): Iterable<HubConnection<User>> {
    const found = this.#byUser.get(userKey);
    if (found === undefined) return [];
    return found instanceof Set ? found : [found];
  }

  add(connection: HubConnection<User>): void {
    this.#all.set(connection.id, connection);
    this.#count(connection, 1);
  }

  remove(connection: HubConnection<User>): void {
    if (this.#all.delete(connection.id)) this.#count(connection, -1);
  }

  /** How many connections a user has, including those that are not ready yet. */
  countOf(userKey: string): number {
    return this.#counts.get(userKey) ?? 0;
  }

  join(connection: HubConnection<User>): void {
    const { userKey } = connection.user;
    const present = this.#byUser.get(userKey);
    if (present === undefined) this.#byUser.set(userKey, connection);
    else if (present instanceof Set) present.add(connection);
    else this.#byUser.set(userKey, new Set([present, connection]));
  }

  leave(connection: HubConnection<User>): void {
    const { userKey } = connection.user;
    const present = this.#byUser.get(userKey);
    if (present instanceof Set) {
      present.delete(connection);
      if (present.size === 0) this.#byUser.delete(userKey);
    } else if (present === connection) {
      this.#byUser.delete(userKey);
    }
  }

  #count({ user }: HubConnection<User>, change: number): void {
    const count = this.countOf(user.userKey) + change;
    if (count > 0) this.#counts.set(user.userKey, count);
    else this.#counts.delete(user.userKey);
  }
}
