import pg from 'pg';
import { isUnreachable } from '../errors/databaseError.ts';

const RECONNECT_MS = 1000;

interface Subscription {
  readonly channel: string;
  readonly receive: (payload: string) => void;
  readonly onGap: () => void;
}

/**
 * A dedicated connection that LISTENs, reconnects when it drops, and then reports that something may have been missed.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #subscriptions: Subscription[] = [];
  /** The connection that listens to every channel; undefined while there is none or it is being established. */
  #client: pg.Client | undefined;
  /** The first connection, while it is being established. */
  #connecting: Promise<void> | undefined;
  /** Set from the loss of a connection until it is replaced. */
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Resolves when it is listening to the channel, or will be as soon as a connection that has just dropped is replaced.
   */
  async listen(channel: string, receive: (payload: string) => void, onGap: () => void): Promise<void> {
    this.#subscriptions.push({ channel, receive, onGap });
    if (this.#client) {
      await this.#subscribe(this.#client, channel).catch((error: unknown) => {
        if (!isUnreachable(error)) throw error;
      });
    } else if (!this.#retry) {
      this.#connecting ??= this.#connect().finally(() => {
        this.#connecting = undefined;
      });
      await this.#connecting;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'atrium-listen', keepAlive: true });
    client.on('error', () => {});
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => {
      for (const one of this.#subscriptions) if (one.channel === channel) one.receive(payload ?? '');
    });
    try {
      await client.connect();
      for (const { channel } of this.#subscriptions) await this.#subscribe(client, channel);
    } catch (error) {
      // The caller retries; the end of this connection does not count as a loss.
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) await client.end();
    else this.#client = client;
  }

  async #subscribe(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    this.#retry = setTimeout(() => {
      this.#connect().then(
        () => {
          this.#retry = undefined;
          for (const one of this.#subscriptions) one.onGap();
        },
        () => {
          if (!this.#closed) this.#scheduleReconnect();
        },
      );
    }, RECONNECT_MS);
  }
}
