import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HUB_PATH, RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import { eventually } from '../../server/support/eventually.ts';

/** A page of a user on each process, which counts the notifications it receives. */
export class Listeners {
  readonly #connections: HubConnection[] = [];
  #heard = 0;
  #last = 0;

  async join(address: string, token: string): Promise<void> {
    const connection = new HubConnectionBuilder()
      .withUrl(address + HUB_PATH, { accessTokenFactory: () => token, withCredentials: false })
      .configureLogging(LogLevel.None)
      .build();
    connection.on(RECEIVE_NOTIFICATION, () => {
      this.#heard += 1;
      this.#last = performance.now();
    });
    await connection.start();
    this.#connections.push(connection);
  }

  /** Forgets previous events. */
  reset(): void {
    this.#heard = 0;
  }

  /** Waits until each has received as many as were raised, and says when the last one arrived. */
  async allOf(raised: number): Promise<number> {
    await eventually(() => this.#heard >= raised * this.#connections.length, 'every notification on every page');
    return this.#last;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#connections.map((one) => one.stop()));
  }
}
