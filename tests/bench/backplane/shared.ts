import { sql } from 'kysely';

export const CHANNEL = 'bench_events';

/** The row that each transaction writes. */
export const ROWS = {
  create: sql`create table bench_rows (id bigint generated always as identity primary key, made timestamptz default now())`,
  insert: sql`insert into bench_rows default values`,
};

/** What a raising process is told: for how long, and how many events in each transaction. No seconds: only to report. */
export interface Order {
  readonly seconds: number;
  readonly events: number;
}

/** What it reports: transactions of the last order, events that have arrived since then, and when the last of them did. */
export interface Report {
  readonly transactions: number;
  readonly heard: number;
  readonly lastHeard: number;
}
