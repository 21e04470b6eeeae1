import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';

/** Waiting longer tells a load balancer nothing more. */
const ANSWER_MS = 1000;

async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * `/health`: this process is running. `/ready`: it accepts requests and the database answers within a second; 503
 * otherwise. While events are being lost it reports that but stays ready: every other call works, and all processes may
 * be losing them.
 */
export function addHealth(fastify: FastifyInstance, database: AtriumDatabase, carriesEvents: () => boolean): void {
  let closing = false;
  fastify.addHook('preClose', async () => {
    closing = true;
  });
  fastify.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  fastify.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      if (!closing) {
        await inTime(sql`select 1`.execute(database.host));
        return carriesEvents() ? { status: 'ready' } : { status: 'ready', events: 'lost' };
      }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
    }
    return reply.status(503).send({ status: closing ? 'closing' : 'no database' });
  });
}
