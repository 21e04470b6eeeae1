import type { Notification } from '../../../contract/notifications.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { FileStorage } from '../storage/fileStorage.ts';

/** A stored notification that is to reach its recipient's open pages. */
export interface PublishedNotification {
  readonly tenantId: string;
  readonly userId: string;
  readonly notification: Notification;
}

/** What handlers and sweeps may use besides their transaction. */
export interface Services {
  readonly config: Config;
  /** The server's only clock; tests supply their own. */
  readonly now: () => Date;
  /**
   * Sends each as `ReceiveNotification` to every open page of its recipient, whichever process holds it, when the
   * transaction of `db` commits; nothing is sent if it does not.
   */
  readonly publishNotifications: (db: Db, events: readonly PublishedNotification[]) => Promise<void>;
  /** Where attachments are kept. */
  readonly storage: FileStorage;
}
