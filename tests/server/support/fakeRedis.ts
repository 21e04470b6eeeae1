import { createServer, type Socket } from 'node:net';

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const push = (...parts: readonly string[]): string => `>${parts.length}\r\n${parts.join('')}`;

/** Takes complete commands off the front of the received data: arrays of texts, as clients send them. */
function takeCommands(received: Buffer): { commands: string[][]; rest: Buffer } {
  const commands: string[][] = [];
  let start = 0;
  for (;;) {
    let at = start;
    const line = (): string | undefined => {
      const end = received.indexOf('\r\n', at);
      if (end < 0) return undefined;
      const text = received.toString('utf8', at, end);
      at = end + 2;
      return text;
    };
    const head = line();
    if (head === undefined) break;
    const words: string[] = [];
    const count = Number(head.slice(1));
    while (words.length < count) {
      const size = line();
      if (size === undefined) break;
      const end = at + Number(size.slice(1));
      if (received.length < end + 2) break;
      words.push(received.toString('utf8', at, end));
      at = end + 2;
    }
    if (words.length < count) break;
    commands.push(words);
    start = at;
  }
  return { commands, rest: received.subarray(start) };
}

/**
 * Stands in for Redis if none is installed, on a socket file: as much of its protocol (RESP 3) as a client needs to
 * publish and subscribe.
 * @returns a function that stops it
 */
export async function startFakeRedis(path: string): Promise<() => Promise<void>> {
  const subscribers = new Map<string, Set<Socket>>();
  const open = new Set<Socket>();

  const answers: Readonly<Record<string, (socket: Socket, args: readonly string[]) => string>> = {
    HELLO: () => `%1\r\n${bulk('proto')}:3\r\n`,
    CLIENT: () => '+OK\r\n',
    PING: () => '+PONG\r\n',
    SUBSCRIBE: (socket, channels) =>
      channels
        .map((channel) => {
          subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
          return push(bulk('subscribe'), bulk(channel), ':1\r\n');
        })
        .join(''),
    PUBLISH: (_socket, [channel = '', payload = '']) => {
      const reached = subscribers.get(channel) ?? new Set();
      for (const one of reached) one.write(push(bulk('message'), bulk(channel), bulk(payload)));
      return `:${reached.size}\r\n`;
    },
  };

  const server = createServer((socket) => {
    open.add(socket);
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      const { commands, rest } = takeCommands(Buffer.concat([received, chunk]));
      received = rest;
      for (const [name = '', ...args] of commands) {
        const answer = answers[name.toUpperCase()];
        socket.write(answer ? answer(socket, args) : `-ERR unknown command '${name}'\r\n`);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      for (const those of subscribers.values()) those.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}
