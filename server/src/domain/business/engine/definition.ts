import type { RawBuilder } from 'kysely';
import type { Application, Note } from '../../../../../contract/businessDescription.ts';
import type { Values } from '../../../../../contract/businessFields.ts';
import type { TenantWork } from '../../work.ts';

/** A stored record, including the changes of the current transaction. */
export interface StoredRecord {
  readonly id: string;
  /** `application/resource`. */
  readonly kind: string;
  readonly number: string | null;
  readonly status: string | null;
  readonly values: Values;
  readonly version: number;
  readonly creatorId: string | null;
}

/** A transaction in a company, and who acts: null if nobody does (a sweep, the end of an approval, a public page). */
export interface BusinessWork extends TenantWork {
  readonly userId: string | null;
  /** Whose uploads may be attached; by default the actor's. */
  readonly uploaderId?: string;
}

/**
 * How a step of one record affects others: the engine's own calls, which check values, count versions and write
 * history.
 */
export interface BusinessDesk {
  readonly work: BusinessWork;
  /** Reads a record and locks it until the transaction ends; undefined if there is none. */
  readonly hold: (kind: string, id: string) => Promise<StoredRecord | undefined>;
  /**
   * The same for several records of a kind: those that exist, oldest first. Everybody locks them in this order, which
   * prevents deadlocks.
   */
  readonly holdAll: (kind: string, ids: readonly string[]) => Promise<StoredRecord[]>;
  /**
   * Records of a kind with this value in a field (or in `status` or `number`), oldest first and locked; at most `limit`
   * (default 100).
   */
  readonly find: (kind: string, field: string, value: string, limit?: number) => Promise<StoredRecord[]>;
  /**
   * Records past their due date that have not ended and whose field `told` is empty, longest overdue first; at most
   * `limit` (100).
   */
  readonly overdue: (kind: string, told: string, limit?: number) => Promise<StoredRecord[]>;
  /** Creates a record; invalid values throw 400, as they do for a person. */
  readonly create: (kind: string, values: Values) => Promise<StoredRecord>;
  readonly change: (record: StoredRecord, values: Values) => Promise<StoredRecord>;
  /** Performs an event, including those marked `system`; throws if the record's status does not allow it. */
  readonly move: (record: StoredRecord, event: string, values?: Values) => Promise<StoredRecord>;
  /** Sends people a notification of §3 when the transaction commits. */
  readonly tell: (recipients: readonly string[], notice: BusinessNotice) => Promise<void>;
  /** Everybody in the company who has this policy. */
  readonly peopleWith: (policy: string) => Promise<string[]>;
}

/** A notification of a business application; names and fields as in `contract/notificationTypes.ts`. */
export interface BusinessNotice {
  readonly module: string;
  readonly type: string;
  readonly displayName: string;
  /** One line for the summary. */
  readonly title: string;
  readonly app: Readonly<Record<string, unknown>>;
}

/**
 * What a step does beyond its own record, in the same transaction. It may refuse by throwing (`invalidField`,
 * `conflict` of `errors/`), return values to write into the record, and, if the table names several next statuses,
 * choose one.
 */
export type Effect = (
  desk: BusinessDesk,
  record: StoredRecord,
  before: StoredRecord | undefined,
) => Promise<{ readonly values?: Values; readonly to?: string } | undefined>;

/** Who is notified of a step, and what the notification says. */
export interface Telling {
  readonly to: (desk: BusinessDesk, record: StoredRecord) => Promise<readonly string[]>;
  readonly notice: (record: StoredRecord, desk: BusinessDesk) => BusinessNotice | Promise<BusinessNotice>;
}

/** What a description cannot express as data. Keys are `created`, `changed`, `deleted`, or an event of the statuses. */
export interface Behaviour {
  readonly effects?: Readonly<Record<string, Effect>>;
  readonly tells?: Readonly<Record<string, Telling>>;
  /** For records that are stored elsewhere and only read here: a query with the columns of `business_records`. */
  readonly rows?: RawBuilder<unknown>;
  /** The reference whose record every step of this one locks first, because steps of that record affect this one. */
  readonly heldAfter?: string;
  /**
   * Checks for problems that belong to no single field, such as debit and credit that differ. Thrown like those of a
   * field.
   */
  readonly check?: (desk: BusinessDesk, values: Values) => Promise<void>;
  /** Notes that its page shows in addition to the fields. */
  readonly notes?: (work: TenantWork, record: StoredRecord) => Promise<Note[]>;
}

/** An application: its description as sent to the kit, and what its resources do on the server. */
export interface Definition {
  readonly application: Application;
  /** By resource name. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  /** Time-driven work: runs every minute in each company, on behalf of nobody, in its own transaction. */
  readonly sweep?: (desk: BusinessDesk) => Promise<void>;
}
