import type { Notification } from '../../../contract/notifications.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { FileStorage } from '../storage/fileStorage.ts';

/** A stored notification to be delivered to its recipient's open pages. */
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
   * transaction of `db` commits; sends nothing if it does not commit.
   */
  readonly publishNotifications: (db: Db, events: readonly PublishedNotification[]) => Promise<void>;
  /**
   * Tells every open page of these people in a company that their permissions have changed, when the transaction of
   * `db` commits.
   */
  readonly publishConfigurationChange: (db: Db, tenantId: string, userIds: readonly string[]) => Promise<void>;
  /**
   * Tells every open page of these people in a company that their to-dos or schedules have changed, when the
   * transaction of `db` commits. Not needed if the change also raises a notification.
   */
  readonly publishTodosChange: (db: Db, tenantId: string, userIds: readonly string[]) => Promise<void>;
  /** Ends the sessions and connections of these people in the company that the transaction is bound to. */
  readonly endMemberSessions: (db: Db, userIds: readonly string[], now: Date) => Promise<void>;
  /** The same for a single session of one person; false if it had already ended. */
  readonly endMemberSession: (db: Db, userId: string, sessionId: string, now: Date) => Promise<boolean>;
  /** Closes the hub connections of these sessions in every process, when the transaction of `db` commits. */
  readonly announceEnded: (db: Db, sessionIds: readonly string[]) => Promise<void>;
  /**
   * Sends text messages once the current transaction has committed, none if it rolls back; nobody waits for them, and
   * failures are logged.
   */
  readonly sendTexts: (messages: readonly TextMessage[]) => void;
  /** A mark on a text that only this installation can make. */
  readonly markOf: (text: string) => Promise<string>;
  /** The stored form of a secret that must be read again: encrypted, if the installation has a key for that. */
  readonly seal: (text: string) => string;
  /** Reverses `seal`. Throws if the text was sealed with another key. */
  readonly unseal: (stored: string) => string;
  /** Where attachments are kept. */
  readonly storage: FileStorage;
}
