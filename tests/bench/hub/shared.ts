import type { Server } from 'node:http';

export const HUB_PATH = '/hubs/bench';

/** Milliseconds of the monotonic clock, which all processes of one machine share. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Sends one report to the parent process. */
export function tell(report: Record<string, number | readonly number[]>): void {
  process.send?.(report);
}

/** A message of the parent process. */
export function parseCommand(message: unknown): { command: string } {
  if (typeof message === 'object' && message !== null && 'command' in message)
    return { command: String(message.command) };
  throw new Error('A message without a command');
}

export async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return address.port;
}

/** The value below which `share` (0 to 1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
