import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, bearerOf, unauthorised } from '../auth/authenticate.ts';
import type { AuthContext } from '../auth/context.ts';
import { isHostSession, type Session } from '../auth/session.ts';
import type { Services } from '../services.ts';
import { contentDisposition, FileAnswer } from './answers.ts';
import { ApiError } from './apiError.ts';
import { compress } from './compression.ts';
import { sendFailure } from './envelope.ts';
import { readMultipart } from './multipart.ts';
import { namedTenant } from './namedTenant.ts';
import type { AnyContext, Route } from './route.ts';
import { parseInput } from './validation.ts';

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The contract's `{name}` as the router's `:name`. */
function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function demandMediaType(one: Route, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (!one.call.body || type === undefined || type.toLowerCase().startsWith(MEDIA_TYPES[one.call.encoding])) return;
  throw new ApiError(415, {
    en: `The body must be ${MEDIA_TYPES[one.call.encoding]}.`,
    zh: `请求内容类型必须为 ${MEDIA_TYPES[one.call.encoding]}。`,
  });
}

async function sessionOf(one: Route, auth: AuthContext, request: FastifyRequest): Promise<Session | undefined> {
  if (one.call.auth === 'none' && one.binding !== 'named') return undefined;
  const token = bearerOf(request.headers.authorization);
  if (token !== undefined) return authenticate(auth, token);
  if (one.call.auth === 'none' || one.anonymous) return undefined;
  throw unauthorised();
}

async function perform(
  one: Route,
  auth: AuthContext,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const session = await sessionOf(one, auth, request);
  demandMediaType(one, request);
  // Read before any transaction begins: a slow sender must not hold the database.
  const upload = one.call.encoding === 'multipart' ? await readMultipart(request) : undefined;
  const { params, query } = request;
  const input = parseInput(one.call, { params, query, body: upload ? upload.fields : request.body });
  const context: AnyContext = { ...input, files: upload?.files ?? [], session, request, reply, services };
  const { database } = auth;
  if (one.binding === 'open') return one.handle({ ...context, database, auth });
  if (one.binding === 'named') {
    const tenantId =
      session && !isHostSession(session) ? session.tenantId : await namedTenant(database, request, reply);
    return database.inTenant(tenantId, (db) => one.handle({ ...context, tenantId, db }));
  }
  if (one.call.auth === 'tenant' && session) {
    return database.inTenant(session.tenantId, (db) => one.handle({ ...context, db }));
  }
  return database.inHost((db) => one.handle({ ...context, db }));
}

async function sendJson(one: Route, request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> {
  reply.header('Content-Type', 'application/json; charset=utf-8');
  // The length of a compressed answer could tell something of the tokens in it.
  if (one.failures === 'oauth') {
    reply.send(text);
    return;
  }
  const { body, encoding } = await compress(text, request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  reply.send(body);
}

async function send(
  one: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<void> {
  if (answer instanceof FileAnswer) {
    const caching =
      answer.maxAge > 0 ? `${answer.isPublic ? 'public' : 'private'}, max-age=${answer.maxAge}` : 'no-store';
    reply
      .header('Content-Type', answer.contentType)
      .header('Content-Disposition', contentDisposition(answer))
      .header('Cache-Control', caching)
      .send(answer.content);
    return;
  }
  reply.header('Cache-Control', 'no-store');
  if (answer === undefined) {
    reply.status(204).send();
    return;
  }
  if (services.config.checkAnswers) {
    const { error } = one.call.response.safeParse(answer);
    if (error) throw new Error(`The answer of ${one.call.id} breaks its contract: ${error.message}`);
  }
  await sendJson(one, request, reply, JSON.stringify(answer));
}

/** Puts the routes on the server. Every call passes the same steps: session, input, transaction, answer or failure. */
export function registerRoutes(
  fastify: FastifyInstance,
  routes: readonly Route[],
  auth: AuthContext,
  services: Services,
): void {
  for (const one of routes) {
    fastify.route({
      method: one.call.method,
      url: toPattern(one.call.path),
      // A HEAD of the calls that change state by GET would change it too.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        try {
          await send(one, services, request, reply, await perform(one, auth, services, request, reply));
        } catch (error) {
          sendFailure(request, reply, error, one.failures ?? 'abp');
        }
        return reply;
      },
    });
  }
}
