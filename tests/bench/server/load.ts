import { execFileSync } from 'node:child_process';
import { Agent, request as open } from 'node:http';
import { quantile } from '../portal/statistics.ts';

/** One request, repeated as often as needed: a POST with a body, sent as JSON, or with a form; a GET without either. */
export interface Ask {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
}

/** What ends a load: the seconds, or the number of requests, whichever comes first. */
export interface Bounds {
  readonly connections: number;
  readonly seconds: number;
  readonly requests?: number;
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds of one request. */
  readonly p50: number;
  readonly p99: number;
}

function once({ url, headers: own, body, form }: Ask, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body);
    const headers = { ...own, ...(sent && { 'content-type': type }) };
    const request = open(url, { agent, headers, method: sent ? 'POST' : 'GET' }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    request.once('error', reject);
    request.end(sent);
  });
}

/**
 * Sends `asks` in turn, one after the other, as fast as answers come, over this many kept connections. Any answer but 200
 * ends the measurement.
 */
export async function measureLoad(asks: readonly Ask[], bounds: Bounds): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: bounds.connections });
  const most = bounds.requests ?? Number.POSITIVE_INFINITY;
  const times: number[] = [];
  let begun = 0;
  const start = performance.now();
  const end = start + bounds.seconds * 1000;
  const worker = async (): Promise<void> => {
    while (begun < most && performance.now() < end) {
      const ask = asks[begun % asks.length];
      if (!ask) throw new Error('Nothing to ask for');
      begun += 1;
      const sent = performance.now();
      await once(ask, agent);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: bounds.connections }, worker));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - start) / 1000;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** Resident memory of a process in MiB. */
export function residentMiB(pid: number | undefined): number {
  const kib = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) / 1024;
}
