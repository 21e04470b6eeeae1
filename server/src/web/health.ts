import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';

/** `/health`: this process is running. `/ready`: it accepts requests and the database answers; 503 otherwise. */
export function addHealth(fastify: FastifyInstance, database: AtriumDatabase): void {
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
        await sql`select 1`.execute(database.host);
        return { status: 'ready' };
      }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
    }
    return reply.status(503).send({ status: closing ? 'closing' : 'no database' });
  });
}
