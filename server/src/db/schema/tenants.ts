import type { GeneratedAlways } from 'kysely';

/** The editions that a company can subscribe to. */
export interface EditionsTable {
  code: string;
  name: string;
  english_name: string;
  summary: string | null;
  english_summary: string | null;
  /** Suggested number of users for a new company. */
  user_limit: number | null;
  /** Position in the list. */
  position: GeneratedAlways<number>;
}

/** A reminder already sent to a company, a number of days before its last day; tied to that day. */
export interface ExpiryRemindersTable {
  tenant_id: string;
  expire_date: string;
  days: number;
}
