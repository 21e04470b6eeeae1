import pg from 'pg';
import { isUnreachable } from '../errors/databaseError.ts';

const RECONNECT_MS = 1000;

interface Subscription {
  readonly channel: string;
  readonly receive: (payload: string) => void;
  readonly onGap: () => void;
}

/** A connection of its own that LISTENs, connects again when it is cut, and then says that something may be missing. */
export class PostgresListener {
  readonly #url: string;
  readonly #subscriptions: Subscription[] = [];
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves when the channel is heard, or will be as soon as a connection that was just cut is replaced. */
  async listen(channel: string, receive: (payload: string) => void, onGap: () => void): Promise<void> {
    this.#subscriptions.push({ channel, receive, onGap });
    const client = this.#client;
    if (!client) return this.#connect();
    await this.#subscribe(client, channel).catch((error: unknown) => {
      if (!isUnreachable(error)) throw error;
    });
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
    await client.connect();
    this.#client = client;
    for (const { channel } of this.#subscriptions) await this.#subscribe(client, channel);
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
          for (const one of this.#subscriptions) one.onGap();
        },
        () => {
          if (!this.#closed) this.#scheduleReconnect();
        },
      );
    }, RECONNECT_MS);
  }
}
