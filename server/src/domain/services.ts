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

/** A text message to a phone number. */
export interface TextMessage {
  readonly phone: string;
  readonly text: string;
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
  /**
   * Tells every open page of these people in a company that what they may do has changed, when the transaction of `db`
   * commits.
   */
  readonly publishConfigurationChange: (db: Db, tenantId: string, userIds: readonly string[]) => Promise<void>;
  /**
   * Tells every open page of these people in a company that their to-dos or schedules have changed, when the transaction of `db` commits. What
   * is notified as well needs it not.
   */
  readonly publishTodosChange: (db: Db, tenantId: string, userIds: readonly string[]) => Promise<void>;
  /** Ends the sessions of these people in the company that the transaction is bound to, and their connections. */
  readonly endMemberSessions: (db: Db, userIds: readonly string[], now: Date) => Promise<void>;
  /** The same for one session of one of them; false if it had ended. */
  readonly endMemberSession: (db: Db, userId: string, sessionId: string, now: Date) => Promise<boolean>;
  /** Closes the hub connections of these sessions in every process, when the transaction of `db` commits. */
  readonly announceEnded: (db: Db, sessionIds: readonly string[]) => Promise<void>;
  /**
   * Sends text messages once the transaction that is open has committed, none if it is undone; nobody waits for them, and a failure
   * is logged.
   */
  readonly sendTexts: (messages: readonly TextMessage[]) => void;
  /** A mark on a text that only this installation can make. */
  readonly markOf: (text: string) => Promise<string>;
  /** The stored form of a secret that must be read again: encrypted, if the installation has a key for that. */
  readonly seal: (text: string) => string;
  /** What `seal` was given. Throws if it was sealed with another key. */
  readonly unseal: (stored: string) => string;
  /** Where attachments are kept. */
  readonly storage: FileStorage;
}
