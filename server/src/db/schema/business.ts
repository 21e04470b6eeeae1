import type { Generated, JSONColumnType } from 'kysely';

/** A record of a business application; what is derived from `values` stands beside them (decision 0038). */
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
  /** Lower case: all that a search looks at. */
  words: string;
  values: JSONColumnType<Record<string, unknown>>;
  version: Generated<number>;
  /** `tenant_users.id`; null for what nobody did. */
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

/** `field` of one record holds the id of another; a column of lines is `lines.column`. */
export interface BusinessLinksTable {
  tenant_id: string;
  from_id: string;
  from_kind: string;
  field: string;
  to_id: string;
}

/** The last number given on a day. */
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

/** What a record is found by; `terms.ts` of the engine makes them. */
export interface BusinessTermsTable {
  id: string;
  tenant_id: string;
  terms: number[];
}

/** The question and the columns of a list. */
interface BusinessViewContent {
  readonly question: Record<string, never>;
  readonly columns: string[];
}
