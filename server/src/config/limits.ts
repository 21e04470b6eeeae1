import { type Environment, whole } from './environment.ts';

/** How long the server waits for others, and how many it admits. In seconds unless stated otherwise. */
export interface Limits {
  /** For the headers of a request, including the first one of a new connection. */
  readonly headers: number;
  /** Each such span must bring at least `BODY_BYTES_PER_SPAN` of a body (http/slowSenders.ts). */
  readonly bodySpan: number;
  /** Open connections per address; 0 for no limit. */
  readonly connectionsPerAddress: number;
  /** For a connection of the pool, and for a lock that another transaction holds. */
  readonly databaseWait: number;
  /** For one statement. */
  readonly statement: number;
}

/** The limits from the environment. Throws StartError naming the variable that is wrong. */
export function readLimits(env: Environment): Limits {
  return {
    // Above its own request limit of 300 s, Node refuses to start.
    headers: whole(env, 'HEADER_SECONDS', 15, 1, 300),
    bodySpan: whole(env, 'BODY_SPAN_SECONDS', 20, 1, 600),
    connectionsPerAddress: whole(env, 'CONNECTIONS_PER_ADDRESS', 2000, 0, 1_000_000),
    databaseWait: whole(env, 'DATABASE_WAIT_SECONDS', 3, 1, 600),
    statement: whole(env, 'DATABASE_STATEMENT_SECONDS', 10, 1, 3600),
  };
}
