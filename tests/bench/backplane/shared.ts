import { sql } from 'kysely';

export const CHANNEL = 'bench_events';

/** The row that each transaction writes. */
export const ROWS = {
  create: sql`create table bench_rows (id bigint generated always as identity primary key, made timestamptz default now())`,
  insert: sql`insert into bench_rows default values`,
};

/** The order to a raising process: for how long, and how many events per transaction. No seconds: only report. */
export interface Order {
  readonly seconds: number;
  readonly events: number;
}

/** Its report: transactions of the last order, events received since then, and when the last of them arrived. */
export interface Report {
  readonly transactions: number;
  readonly heard: number;
  readonly lastHeard: number;
}
