import type { PushQuiet } from '../../../contract/push.ts';
import type { Backplane } from '../backplane/backplane.ts';
import type { Config } from '../config/config.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { isUrgent, type PushMessage, pushMessageOf } from '../domain/push/pushMessage.ts';
import { isQuietNow } from '../domain/push/quietNow.ts';
import { type PushKeys, type PushTarget, sendPush } from '../domain/push/sendPush.ts';
import type { Services } from '../domain/services.ts';
import { inTenantWork } from '../domain/work.ts';

const CHANNEL = 'atrium_attended';
/** Statuses by which push services report a browser that they no longer know. */
const GONE = [404, 410];
const AT_ONCE = 8;

/** The desk's access to sign-ins, and to whether somebody has a page open in this process. */
export interface PushPort {
  readonly keys: () => Promise<PushKeys>;
  readonly subscriptionsOf: (
    tenantId: string,
    userId: string,
  ) => Promise<readonly (PushTarget & { readonly quiet: PushQuiet })[]>;
  readonly forget: (endpoint: string) => Promise<void>;
  readonly later: Later;
  readonly isConnected: (userKey: string) => boolean;
  readonly onError: (error: unknown) => void;
}

/** Runs something later, unless the returned function is called first: a timer, which tests end by hand. */
export type Later = (run: () => void, milliseconds: number) => () => void;

export const byTimer: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

interface Waiting {
  readonly tenantId: string;
  readonly userId: string;
  readonly userKey: string;
  readonly id: string;
}

/**
 * Sends push messages for notifications if the recipient has no page open. The process that wrote one first waits some
 * seconds, in which a page may come back or another process may report that it has one.
 */
export class PushDesk {
  /** Identifies this process among those of its database. */
  readonly id: string;
  readonly #backplane: Backplane;
  readonly #database: AtriumDatabase;
  readonly #services: Services;
  readonly #config: Pick<Config, 'push' | 'publicUrl'>;
  readonly #port: PushPort;
  /** Notifications that wait for somebody to attend to them. */
  readonly #waiting = new Map<string, () => void>();
  readonly #due: Waiting[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(id: string, backplane: Backplane, database: AtriumDatabase, services: Services, port: PushPort) {
    this.id = id;
    this.#backplane = backplane;
    this.#database = database;
    this.#services = services;
    this.#config = services.config;
    this.#port = port;
  }

  /** Listens for notifications that other processes attend to. */
  async start(): Promise<void> {
    // One that is missed in a gap is shown twice: by a page and by the browser.
    await this.#backplane.listen(
      CHANNEL,
      (id) => this.#drop(id),
      () => undefined,
    );
  }

  /** A notification of another process has arrived here: tells that process if somebody has a page open. */
  attend({ userKey, id }: Pick<Waiting, 'userKey' | 'id'>): void {
    if (!this.#port.isConnected(userKey)) return;
    this.#backplane.publish(this.#database.host, CHANNEL, [id]).catch(this.#port.onError);
  }

  /** A notification of this process has been committed. */
  expect(one: Waiting): void {
    if (this.#port.isConnected(one.userKey)) return;
    const cancel = this.#port.later(() => {
      this.#waiting.delete(one.id);
      if (this.#port.isConnected(one.userKey)) return;
      this.#due.push(one);
      this.#work();
    }, this.#config.push.delay * 1000);
    this.#waiting.set(one.id, cancel);
  }

  /** Sends nothing more; resolves once nothing is in progress. */
  async stop(): Promise<void> {
    for (const id of [...this.#waiting.keys()]) this.#drop(id);
    this.#due.length = 0;
    await Promise.all(this.#running);
  }

  #drop(id: string): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }

  #work(): void {
    while (this.#running.size < AT_ONCE) {
      const next = this.#due.shift();
      if (next === undefined) return;
      const run: Promise<void> = this.#tell(next)
        .catch(this.#port.onError)
        .finally(() => {
          this.#running.delete(run);
          this.#work();
        });
      this.#running.add(run);
    }
  }

  async #tell({ tenantId, userId, id }: Waiting): Promise<void> {
    const subscriptions = await this.#port.subscriptionsOf(tenantId, userId);
    if (subscriptions.length === 0) return;
    const told = await inTenantWork(this.#database, this.#services, tenantId, async ({ db, instant, wall }) => {
      const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
      return row?.state === 0 ? { row, instant, wall } : undefined;
    });
    if (!told) return;
    const { row, instant, wall } = told;
    const urgent = isUrgent(row);
    const message = pushMessageOf(row);
    const keys = await this.#port.keys();
    for (const { quiet, ...target } of subscriptions)
      if (urgent || !isQuietNow(quiet, instant, wall)) await this.#send(keys, target, message, urgent);
  }

  async #send(keys: PushKeys, target: PushTarget, message: PushMessage, urgent: boolean): Promise<void> {
    try {
      const status = await sendPush(this.#config, keys, target, message, urgent ? 'high' : 'normal');
      if (GONE.includes(status)) await this.#port.forget(target.endpoint);
      else if (status >= 300) throw new Error(`A push service answers ${status}`);
    } catch (error) {
      // Continue with the next browser.
      this.#port.onError(error);
    }
  }
}
