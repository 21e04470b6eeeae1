import type { RawBuilder } from 'kysely';
import type { Application, Note } from '../../../../../contract/businessDescription.ts';
import type { Values } from '../../../../../contract/businessFields.ts';
import type { TenantWork } from '../../work.ts';

/** A stored record, with what happened to it in this transaction already in it. */
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

/** A transaction in a company, and who acts: null where nobody does (a sweep, the end of an approval, a public page). */
export interface BusinessWork extends TenantWork {
  readonly userId: string | null;
  /** Whose uploads may be attached; those of the one who acts unless said. */
  readonly uploaderId?: string;
}

/** How a step of one record reaches others: the engine's own calls, which check, count versions and write history. */
export interface BusinessDesk {
  readonly work: BusinessWork;
  /** Reads one record and holds it until the transaction ends; undefined if there is none. */
  readonly hold: (kind: string, id: string) => Promise<StoredRecord | undefined>;
  /**
   * The same for several of a kind, those that are there, oldest first: everybody takes them in this order, so that nobody
   * waits for one who waits for them.
   */
  readonly holdAll: (kind: string, ids: readonly string[]) => Promise<StoredRecord[]>;
  /**
   * Records of a kind with this value in a field (also `status` or `number`), oldest first and held; at most `limit` (100
   * unless said).
   */
  readonly find: (kind: string, field: string, value: string, limit?: number) => Promise<StoredRecord[]>;
  /** Records past their due date that have not ended and whose field `told` is empty, the longest overdue first; at most `limit` (100). */
  readonly overdue: (kind: string, told: string, limit?: number) => Promise<StoredRecord[]>;
  /** Creates a record; problems of its values are thrown as 400, like those of a person. */
  readonly create: (kind: string, values: Values) => Promise<StoredRecord>;
  readonly change: (record: StoredRecord, values: Values) => Promise<StoredRecord>;
  /** Performs an event, also one marked `system`; throws if the record's status does not allow it. */
  readonly move: (record: StoredRecord, event: string, values?: Values) => Promise<StoredRecord>;
  /** Tells people by a notification of §3, when the transaction commits. */
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
 * What a step does beside its own record, in the same transaction. It may refuse by throwing (`invalidField`, `conflict` of
 * `errors/`), return values to be written into the record, and, where the table names several next statuses, say which.
 */
export type Effect = (
  desk: BusinessDesk,
  record: StoredRecord,
  before: StoredRecord | undefined,
) => Promise<{ readonly values?: Values; readonly to?: string } | undefined>;

/** Who is told of a step, and what. */
export interface Telling {
  readonly to: (desk: BusinessDesk, record: StoredRecord) => Promise<readonly string[]>;
  readonly notice: (record: StoredRecord, desk: BusinessDesk) => BusinessNotice | Promise<BusinessNotice>;
}

/** What a description cannot say as data. Keys are `created`, `changed`, `deleted`, or an event of the statuses. */
export interface Behaviour {
  readonly effects?: Readonly<Record<string, Effect>>;
  readonly tells?: Readonly<Record<string, Telling>>;
  /** Where its records are kept elsewhere, and only read: a query with the columns of `business_records`. */
  readonly rows?: RawBuilder<unknown>;
  /** The reference whose record every step of this one holds first, because steps of that record reach this one. */
  readonly heldAfter?: string;
  /** Problems that no single field has, such as debit and credit that differ. Thrown as those of a field. */
  readonly check?: (desk: BusinessDesk, values: Values) => Promise<void>;
  /** What its page says beside the fields. */
  readonly notes?: (work: TenantWork, record: StoredRecord) => Promise<Note[]>;
}

/** An application: its description as it is sent to the kit, and what its resources do on the server. */
export interface Definition {
  readonly application: Application;
  /** By the resource's name. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  /** What happens as time passes: asked every minute in each company, on behalf of nobody, in a transaction of its own. */
  readonly sweep?: (desk: BusinessDesk) => Promise<void>;
}
