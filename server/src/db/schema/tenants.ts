import type { GeneratedAlways } from 'kysely';

/** What a company can be subscribed to. */
export interface EditionsTable {
  code: string;
  name: string;
  english_name: string;
  summary: string | null;
  english_summary: string | null;
  /** Users proposed for a new company. */
  user_limit: number | null;
  /** Order of the list. */
  position: GeneratedAlways<number>;
}

/** That a company has been told of its last day, so many days before; bound to it. */
export interface ExpiryRemindersTable {
  tenant_id: string;
  expire_date: string;
  days: number;
}
