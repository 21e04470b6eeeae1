import type { createClient } from '@redis/client';
import type { BackplaneConfig } from '../config/backplane.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { StartError } from '../errors/startError.ts';
import type { Backplane } from './backplane.ts';

const RECONNECT_MS = 1000;
const PING_MS = 3000;
/** After unanswered pings for this long the connection counts as dead, whatever the network says. */
const DEAD_MS = 8000;
/** After a Redis restart all processes report their losses within one reconnect attempt, so clients are told once. */
const GAP_MS = 2 * RECONNECT_MS;
/** A process has lost events that it should have sent: clients of every process may have missed them. */
const GAP_CHANNEL = 'gap';

type Client = ReturnType<typeof createClient>;

/** The part of the log that reports, once each, that Redis is away or back. */
export interface BackplaneLog {
  readonly warn: (details: object, line: string) => void;
  readonly error: (details: object, line: string) => void;
}

/** If all addresses of a name fail, the error has no message, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Without user and password. */
function placeOf(url: string): string {
  return new URL(url).host;
}

/**
 * Events over Redis publish/subscribe, on one connection. While it is away, events are lost but nothing else fails;
 * once it is back, `onGap` is called.
 */
export class RedisBackplane implements Backplane {
  readonly #client: Client;
  readonly #prefix: string;
  readonly #database: Pick<AtriumDatabase, 'afterCommit'>;
  readonly #log: BackplaneLog;
  readonly #gaps = new Set<() => void>();
  /** Whether the log knows that Redis is away. */
  #isAway = false;
  /** Whether an event of this process may not have arrived anywhere. */
  #hasLost = false;
  #telling: NodeJS.Timeout | undefined;

  private constructor(
    client: Client,
    prefix: string,
    database: Pick<AtriumDatabase, 'afterCommit'>,
    log: BackplaneLog,
  ) {
    this.#client = client;
    this.#prefix = prefix;
    this.#database = database;
    this.#log = log;
  }

  /** Connects. Throws StartError if the Redis cannot be reached or refuses. */
  static async open(
    { url, prefix }: BackplaneConfig,
    database: Pick<AtriumDatabase, 'afterCommit'>,
    log: BackplaneLog,
  ): Promise<RedisBackplane> {
    // Loaded only if needed: it adds 150 ms to the start.
    const { createClient } = await import('@redis/client');
    let isOpen = false;
    const client: Client = createClient({
      url,
      name: 'atrium',
      // Events that nobody could receive at the time are useless later.
      disableOfflineQueue: true,
      // The connection's pings cover commands that have been written to it.
      commandOptions: { timeout: 0 },
      maintNotifications: 'disabled',
      pingInterval: PING_MS,
      socket: { socketTimeout: DEAD_MS, reconnectStrategy: () => isOpen && RECONNECT_MS },
    });
    const backplane = new RedisBackplane(client, prefix, database, log);
    client.on('error', (error) => isOpen && backplane.#away(error));
    try {
      await client.connect();
      await client.subscribe(`${prefix}:${GAP_CHANNEL}`, () => backplane.#tellGap());
    } catch (error) {
      client.destroy();
      throw new StartError(`The Redis of BACKPLANE_URL, ${placeOf(url)}, cannot be used: ${reasonOf(error)}.`);
    }
    isOpen = true;
    client.on('ready', () => backplane.#back());
    return backplane;
  }

  async publish(_db: unknown, channel: string, payloads: readonly string[]): Promise<void> {
    this.#database.afterCommit(() => {
      for (const payload of payloads) this.#send(channel, payload);
    });
  }

  async listen(channel: string, receive: (payload: string) => void, onGap: () => void): Promise<void> {
    this.#gaps.add(onGap);
    await this.#client.subscribe(`${this.#prefix}:${channel}`, receive);
  }

  isConnected(): boolean {
    return this.#client.isReady && !this.#isAway;
  }

  /** Events that have already been published are still sent. */
  async close(): Promise<void> {
    clearTimeout(this.#telling);
    if (this.#client.isReady) await this.#client.close();
    else this.#client.destroy();
  }

  #send(channel: string, payload: string): void {
    this.#client.publish(`${this.#prefix}:${channel}`, payload).then(
      () => {
        // Redis had refused although the connection was fine, for instance because a script kept it busy.
        if (this.#isAway) this.#back();
      },
      (error: unknown) => {
        this.#hasLost = true;
        this.#away(error);
      },
    );
  }

  #away(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#log.error({ err: error }, 'Redis does not take events: until it does, they are lost');
  }

  /** The client has subscribed again by now. */
  #back(): void {
    this.#isAway = false;
    this.#log.warn({}, 'Redis takes events again');
    const hasLost = this.#hasLost;
    this.#hasLost = false;
    // Processes that were not cut off themselves have missed what was lost here.
    if (hasLost) this.#send(GAP_CHANNEL, '');
    this.#tellGap();
  }

  #tellGap(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      for (const onGap of this.#gaps) onGap();
    }, GAP_MS);
  }
}
