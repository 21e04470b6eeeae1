import type { Server } from 'node:http';

export const HUB_PATH = '/signalr-hubs/real-time';
/** Used for the measured `ws` servers as well: how often each side sends a sign of life. */
export const PING_MS = 15_000;

/**
 * The hub over each of its three transports, beside the minimum that would carry the same: a plain `ws` server, an endless
 * response of plain `node:http`, and one that waits for the next event.
 */
export const KINDS = ['ws', 'exchanges', 'hub', 'portal', 'plainEvents', 'events', 'plainPolling', 'polling'] as const;
export type Kind = (typeof KINDS)[number];

export function readKind(text: string | undefined): Kind {
  const kind = KINDS.find((one) => one === text);
  if (kind === undefined) throw new Error(`${text} is none of ${KINDS.join(', ')}`);
  return kind;
}

/** Milliseconds of the monotonic clock, which all processes of one machine share. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Sends one report to the parent process. */
export function tell(report: Record<string, number | readonly number[]>): void {
  process.send?.(report);
}

/** A message from the parent process. */
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
