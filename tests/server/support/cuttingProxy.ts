import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET = '.s.PGSQL.5432';

/** Stands between a client and a PostgreSQL server: counts connections, and cuts them when a test asks for it. */
export interface CuttingProxy {
  /** The address of the server through this proxy. */
  readonly url: string;
  readonly connections: () => number;
  /** Cuts every open connection. */
  readonly cut: () => void;
  /** Cuts the connection of this number (from 1) when it sends something that contains `text`. */
  readonly cutAt: (connection: number, text: string) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy to the server at this URL, both reached through socket files. */
export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const target = new URL(url);
  const upstreamPath = join(target.searchParams.get('host') ?? '', SOCKET);
  const folder = await mkdtemp(join(tmpdir(), 'atrium-proxy-'));
  const open = new Set<Socket>();
  const traps = new Map<number, string>();
  let connections = 0;
  const server = createServer((client) => {
    connections += 1;
    const number = connections;
    const upstream = createConnection(upstreamPath);
    const end = () => {
      client.destroy();
      upstream.destroy();
      open.delete(client);
    };
    open.add(client);
    client.on('data', (chunk) => {
      const trap = traps.get(number);
      if (trap !== undefined && chunk.toString('latin1').includes(trap)) end();
      else upstream.write(chunk);
    });
    upstream.on('data', (chunk) => client.write(chunk));
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));
  target.searchParams.set('host', folder);
  return {
    url: target.href,
    connections: () => connections,
    cut: () => {
      for (const socket of open) socket.destroy();
    },
    cutAt: (connection, text) => void traps.set(connection, text),
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
