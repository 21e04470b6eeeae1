import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../domain/network.ts';

/** Less than this per span is slower than any real line: 10 KiB in 20 seconds are half a KiB a second. */
const BODY_BYTES_PER_SPAN = 10 * 1024;
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface SlowSenderLimits {
  /** Seconds. */
  readonly bodySpan: number;
  /** 0 for any number. */
  readonly connectionsPerAddress: number;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function limitBodies(fastify: FastifyInstance, bodySpan: number): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { socket } = request.raw;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      // Once the body is complete, the sender is not to blame, however long the answer takes.
      if (request.raw.complete) clearInterval(timer);
      else if (socket.bytesRead - before < BODY_BYTES_PER_SPAN) {
        clearInterval(timer);
        request.log.info({ received: socket.bytesRead }, 'a body came too slowly');
        if (!reply.raw.headersSent) socket.write(TOO_SLOW);
        socket.destroySoon();
      }
      before = socket.bytesRead;
    }, bodySpan * 1000).unref();
    request.raw.once('close', () => clearInterval(timer));
  });
}

function limitConnections({ server }: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    // Not `once`, which holds a wrapper of its own for each open connection.
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Rejects bodies sent more slowly than any real line with 408, and refuses connections beyond the limit per address. A
 * body has no total time limit, so a large file on a slow line gets through. Behind a proxy every connection comes from
 * the proxy's address: pass 0 there.
 */
export function limitSlowSenders(fastify: FastifyInstance, limits: SlowSenderLimits): void {
  limitBodies(fastify, limits.bodySpan);
  if (limits.connectionsPerAddress > 0) limitConnections(fastify, limits.connectionsPerAddress);
}
