import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth/context.ts';
import { inTurn } from '../db/inTurn.ts';
import { demandHostPolicy, demandPolicy } from '../domain/permissions.ts';
import type { Services } from '../domain/services.ts';
import { type Authenticate, isHostSession, type Session } from '../domain/session.ts';
import { inTenantWork, inUserWork, type WorkInSteps } from '../domain/work.ts';
import { ApiError, unauthorised } from '../errors/apiError.ts';
import { sendFailure } from '../errors/envelope.ts';
import { demandMatch } from './ifMatch.ts';
import { MEDIA_TYPES } from './mediaTypes.ts';
import { readMultipart } from './multipart.ts';
import { namedTenant } from './namedTenant.ts';
import { creationKeyOf, type KeepUnderKey, oncePerKey } from './oncePerKey.ts';
import type { AnyContext, Route } from './route.ts';
import { sendAnswer } from './sendAnswer.ts';
import { parseInput } from './validation.ts';

/** What `app.ts` passes to every route. */
export interface Handed {
  readonly services: Services;
  /** Identifies the session of a call's token. */
  readonly authenticate: Authenticate;
  /** Throws 403 unless the caller has just re-authenticated. */
  readonly demandReauthentication: (session: Session) => Promise<void>;
  /** Throws 403 if the installation requires a second step for this policy and the caller has none. */
  readonly demandSecondStep: (session: Session, policy: string) => Promise<void>;
  /** For the `open` routes that sign people in; nothing else here uses it. */
  readonly auth: AuthContext;
}

/** The contract's `{name}` as the router's `:name`. */
function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function demandMediaType(one: Route, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  const wanted = MEDIA_TYPES[one.call.encoding];
  if (!one.call.body || type === undefined || type.toLowerCase().startsWith(wanted)) return;
  throw new ApiError(415, { en: `The body must be ${wanted}.`, zh: `请求内容类型必须为 ${wanted}。` });
}

async function sessionOf(
  one: Route,
  authenticate: Authenticate,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (one.call.auth === 'none' && one.binding !== 'named') return undefined;
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined) {
    if (one.anonymous !== 'dead') return authenticate(token);
    return authenticate(token).catch((error: unknown) => {
      // Another device or a lock is always reported: the token itself is not at fault.
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    });
  }
  if (one.call.auth === 'none' || one.anonymous) return undefined;
  throw unauthorised();
}

async function perform(one: Route, handed: Handed, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { services, auth } = handed;
  const { database } = auth;
  const session = await sessionOf(one, handed.authenticate, request);
  // The router provides every path parameter as a string.
  const demands = one.demandsOf?.(request.params as Readonly<Record<string, string>>) ?? one.demands;
  if (demands && session) await handed.demandSecondStep(session, demands);
  // The other bindings check permissions in their own transaction.
  if (demands && one.binding === 'open') await database.inHost((db) => demandHostPolicy(db, session, demands));
  if (one.needsReauthentication && session) await handed.demandReauthentication(session);
  demandMediaType(one, request);
  // Read before any transaction begins: a slow sender must not hold the database.
  const upload = one.call.encoding === 'multipart' ? await readMultipart(request) : undefined;
  const { params, query } = request;
  const input = parseInput(one.call, { params, query, body: upload ? upload.fields : request.body });
  const context: AnyContext = { ...input, files: upload?.files ?? [], request, reply, services };
  if (one.binding === 'open') return one.handle({ ...context, session, database, auth });
  if (one.binding === 'named') {
    const own = session && !isHostSession(session) ? session : undefined;
    const tenantId = own ? own.tenantId : await namedTenant(database, request, reply);
    return inTenantWork(database, services, tenantId, (work) => one.handle({ ...context, work, session: own }));
  }
  const key = session && creationKeyOf(one.call, session, request, input);
  const once = <T>(attempt: (keep: KeepUnderKey) => Promise<T>): Promise<T> =>
    oncePerKey(database, key, services.now(), attempt);
  if (one.call.auth === 'tenant' && session) {
    const step: WorkInSteps['step'] = (run) =>
      inUserWork(database, services, session, async (work) => {
        if (demands) await demandPolicy(work, demands);
        return run(work);
      });
    if (one.binding !== 'steps')
      return once((keep) =>
        step(async (work) => {
          if (one.current) {
            // Without the call: a change and a deletion of the same thing take turns too.
            await inTurn(work.db, JSON.stringify([work.tenantId, input.params, input.query]));
            const match = request.headers['if-match'];
            if (match !== undefined) demandMatch(match, await one.current({ ...context, work }), input.body);
          }
          return keep(work.db, () => one.handle({ ...context, work }));
        }),
      );
    const create: WorkInSteps['create'] = (run) =>
      once(async (keep) => {
        let afterwards = (): void => {};
        const answer = await step((work) =>
          keep(work.db, async () => {
            const created = await run(work);
            afterwards = created.afterwards;
            return created.answer;
          }),
        );
        afterwards();
        return answer;
      });
    return one.handle({ ...context, steps: { services, step, create } });
  }
  return once((keep) =>
    database.inHost(async (db) => {
      if (demands) await demandHostPolicy(db, session, demands);
      return keep(db, () => one.handle({ ...context, session, db }));
    }),
  );
}

/**
 * Whether HEAD is answered like GET, without the body. Programs send it to check resources that strangers read by address
 * alone, such as a calendar. The portal itself never uses HEAD, and a GET that changes state would do so with HEAD too.
 */
const isProbed = ({ call: { method, auth, changesState } }: Route): boolean =>
  method === 'GET' && auth === 'none' && !changesState;

/**
 * Adds the routes to the server. Every call goes through the same steps: session, input, transaction, answer or
 * failure.
 */
export function registerRoutes(fastify: FastifyInstance, routes: readonly Route[], handed: Handed): void {
  const { checkAnswers } = handed.services.config;
  for (const one of routes) {
    fastify.route({
      method: one.call.method,
      url: toPattern(one.call.path),
      exposeHeadRoute: isProbed(one),
      handler: async (request, reply) => {
        try {
          await sendAnswer(one, request, reply, await perform(one, handed, request, reply), checkAnswers);
        } catch (error) {
          sendFailure(request, reply, error, one.failures ?? 'abp');
        }
        return reply;
      },
    });
  }
}
