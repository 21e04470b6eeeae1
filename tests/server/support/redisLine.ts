import { createConnection, createServer, type Socket } from 'node:net';

/** One process's route to a Redis, on a loopback port: a test counts its connections, cuts them or stalls them. */
export interface RedisLine {
  readonly url: string;
  readonly connections: () => number;
  /** Cuts open connections. New ones get through. */
  readonly cut: () => void;
  /** Cuts open connections, and every new one at once, until called with `false`. */
  readonly refuse: (refuses: boolean) => void;
  /** From now on nothing passes over open connections, in either direction, and neither side is told. */
  readonly mute: () => void;
  readonly stop: () => Promise<void>;
}

/** Opens a line to the server at this socket file. */
export async function layRedisLine(path: string): Promise<RedisLine> {
  const open = new Set<Socket>();
  let connections = 0;
  let refuses = false;
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    connections += 1;
    if (refuses) {
      client.destroy();
      return;
    }
    const upstream = createConnection(path);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${port}`,
    connections: () => connections,
    cut,
    refuse: (now) => {
      refuses = now;
      if (now) cut();
    },
    mute: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
