import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../server/support/eventually.ts';
import type { Order, Report } from './shared.ts';

const PROGRAM = fileURLToPath(new URL('./raiser.ts', import.meta.url));

/** The combined results of processes that do nothing but commit and raise events. */
export interface Storm {
  readonly commitsPerSecond: number;
  /** Events that every process had received when the last one arrived. */
  readonly eventsPerSecond: number;
}

async function reported(child: ChildProcess): Promise<Report> {
  const [message]: Report[] = await once(child, 'message');
  if (!message) throw new Error('Not a report');
  return message;
}

/** A process that raises events: it is ready when this resolves. */
export async function startRaiser(databaseUrl: string, carrier: string, connections: number): Promise<ChildProcess> {
  const child = fork(PROGRAM, [databaseUrl, carrier, String(connections)], { execArgv: ['--import', 'tsx'] });
  await reported(child);
  return child;
}

function order(child: ChildProcess, what: Order): Promise<Report> {
  const answer = reported(child);
  child.send(what);
  return answer;
}

/** Lets them all raise at once, and waits until every event has reached each of them. */
export async function storm(raisers: readonly ChildProcess[], what: Order): Promise<Storm> {
  // Forgets previous events.
  await Promise.all(raisers.map((one) => order(one, { seconds: 0.01, events: 0 })));
  const start = Date.now();
  const reports = await Promise.all(raisers.map((one) => order(one, what)));
  const elapsed = (Date.now() - start) / 1000;
  const commits = reports.reduce((sum, { transactions }) => sum + transactions, 0);
  const raised = commits * what.events;
  let last = start;
  const arrived = async (): Promise<boolean> => {
    const now = await Promise.all(raisers.map((one) => order(one, { seconds: 0, events: 0 })));
    last = Math.max(...now.map(({ lastHeard }) => lastHeard));
    return now.every(({ heard }) => heard >= raised);
  };
  if (raised > 0) await eventually(arrived, 'every event in every process');
  return { commitsPerSecond: commits / elapsed, eventsPerSecond: raised === 0 ? 0 : raised / ((last - start) / 1000) };
}
