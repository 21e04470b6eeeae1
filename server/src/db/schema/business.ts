import type { Generated, JSONColumnType } from 'kysely';

/** A record of a business application; derived columns are stored beside `values` (decision 0038). */
export interface BusinessRecordsTable {
  tenant_id: string;
  id: Generated<string>;
  /** `application/resource`. */
  kind: string;
  number: string | null;
  status: string | null;
  title: string;
  party: string | null;
  owner: string | null;
  amount: number | null;
  /** A day or a wall clock. */
  due: string | null;
  /** Lower case: all the text that is searched. */
  words: string;
  values: JSONColumnType<Record<string, unknown>>;
  version: Generated<number>;
  /** `tenant_users.id`; null if no person created it. */
  creator_id: string | null;
  creation_time: Date;
  update_time: Date;
}

/** Who may send a form of the public supplier pages. */
export interface SupplierAccessesTable {
  id: Generated<string>;
  tenant_id: string;
  phone: string;
  token_hash: string;
  creation_time: Date;
  expiration_time: Date;
  used_time: Date | null;
}

export interface BusinessHistoryTable {
  tenant_id: string;
  id: Generated<number>;
  record_id: string;
  kind: 'created' | 'changed' | 'moved' | 'commented' | 'deleted';
  actor_id: string | null;
  event: string | null;
  from_status: string | null;
  to_status: string | null;
  comment: string | null;
  changes: JSONColumnType<{ field: string; before: unknown; after: unknown }[]>;
  creation_time: Date;
}

/** `field` of one record contains the id of another; a column of lines is `lines.column`. */
export interface BusinessLinksTable {
  tenant_id: string;
  from_id: string;
  from_kind: string;
  field: string;
  to_id: string;
}

/** The last number assigned on a day. */
export interface BusinessNumbersTable {
  tenant_id: string;
  prefix: string;
  /** `YYMMDD` of the company's wall clock. */
  day: string;
  last: number;
}

export interface BusinessViewsTable {
  tenant_id: string;
  id: Generated<string>;
  user_id: string;
  kind: string;
  name: string;
  content: JSONColumnType<BusinessViewContent>;
}

/** The terms by which a record is found; the engine's `terms.ts` creates them. */
export interface BusinessTermsTable {
  id: string;
  tenant_id: string;
  terms: number[];
}

/** The query and the columns of a list. */
interface BusinessViewContent {
  readonly question: Record<string, never>;
  readonly columns: string[];
}
