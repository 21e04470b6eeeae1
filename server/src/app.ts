import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { CONFIGURATION_CHANGED, HUB_PATH, TODOS_CHANGED } from '../../contract/hub.ts';
import type { AuthContext } from './auth/context.ts';
import { playPhone } from './auth/demoPhone.ts';
import { externalJourneys } from './auth/externalSignIn.ts';
import { endMemberSessions, endSessionAndConnections } from './auth/memberSessions.ts';
import { type VerifyHash, verifyHash as verifyArgon2 } from './auth/passwords.ts';
import { pushKeysOf } from './auth/pushKeys.ts';
import { forgetSubscription, subscriptionsOf } from './auth/pushSubscriptions.ts';
import { demandReauthentication } from './auth/reauthentication.ts';
import { demandSecondStep } from './auth/requiredSecondStep.ts';
import { seal, unseal } from './auth/sealing.ts';
import { announceEnded } from './auth/sessions.ts';
import { sessionsOf } from './auth/sessionsOf.ts';
import { SigningKeys } from './auth/signingKeys.ts';
import { createSmsSender, type SmsSender, sendInTurn } from './auth/smsSender.ts';
import type { Backplane } from './backplane/backplane.ts';
import { notifyBackplane } from './backplane/notifyBackplane.ts';
import type { Config } from './config/config.ts';
import { VERSION } from './config/version.ts';
import type { AtriumDatabase } from './db/database.ts';
import { isDemoChatToken } from './domain/ai/demoChat.ts';
import { latestNotification } from './domain/notifications/statistics.ts';
import type { Services } from './domain/services.ts';
import { sendFailure } from './errors/envelope.ts';
import { addBodyParsers } from './http/bodyParsers.ts';
import { createLogger, describeRequest, requestIdOf } from './http/log.ts';
import { MAX_FILE_BYTES, MAX_FILES } from './http/multipart.ts';
import { registerRoutes } from './http/registerRoutes.ts';
import type { Route } from './http/route.ts';
import { limitSlowSenders } from './http/slowSenders.ts';
import { unknownAddress } from './http/unknownAddress.ts';
import { registerHub } from './hub/fastify.ts';
import { addApiPages } from './openapi/pages.ts';
import { publishChange, RecentChanges, receiveChanges } from './realtime/changeBus.ts';
import { publishNotifications, type Receivers, receiveNotifications } from './realtime/notificationBus.ts';
import { createPortalHub, type PortalHub } from './realtime/portalHub.ts';
import { byTimer, type Later, PushDesk } from './realtime/pushDesk.ts';
import { allRoutes } from './routes/allRoutes.ts';
import { createStorage } from './storage/createStorage.ts';
import { serveApplications } from './web/applicationFiles.ts';
import { BuiltPortal } from './web/builtPortal.ts';
import { addDemoChat } from './web/demoChat.ts';
import { addDemoPages } from './web/demoPages.ts';
import { addExternalSignIn } from './web/externalSignInPages.ts';
import { addHealth } from './web/health.ts';
import { servePortal } from './web/portalFiles.ts';
import { PortalPage } from './web/portalPage.ts';
import { addSecurityHeaders } from './web/securityHeaders.ts';
import { addSecurityText } from './web/securityText.ts';
import { SharePages } from './web/sharePages.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** Idle time-out of a connection on which neither side sends anything: longer than the hub's longest poll. */
const IDLE_MS = 120_000;

/** How soon a process notices that another has changed the signing key. */
const KEY_REFRESH_MS = 60_000;

export interface AppOptions {
  readonly database: AtriumDatabase;
  readonly config: Config;
  /** LISTEN/NOTIFY of the database by default; a given one stays open, like the database. */
  readonly backplane?: Backplane;
  /** The real clock unless a test supplies its own. */
  readonly now?: () => Date;
  /** argon2 unless a test counts how often passwords are compared. */
  readonly verifyHash?: VerifyHash;
  /** The configured gateway or outbox unless a test waits for what is sent. */
  readonly sendSms?: SmsSender;
  /** A timer unless a test ends the wait for somebody's page by hand. */
  readonly later?: Later;
  /** Defaults for the portal's runtime configuration; the operator's own values override them. */
  readonly portalDefaults?: Readonly<Record<string, unknown>>;
}

/** The whole server, not yet listening. `fastify.close()` ends the hub and every request; the database stays open. */
export interface App {
  readonly fastify: FastifyInstance;
  /** Every call that is served, for the API pages and for tests that must not miss any. */
  readonly routes: readonly Route[];
  readonly services: Services;
  readonly portalHub: PortalHub;
}

function createFastify(config: Config): FastifyInstance {
  const { limits, trustedProxies } = config;
  const logger: FastifyBaseLogger = createLogger(config.logLevel);
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: limits.headers * 1000, connectionsCheckingInterval: limits.headers * 500 },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Addresses that cannot be decoded fail before routing.
    frameworkErrors: (error, request, reply) => sendFailure(request, reply, error, 'abp'),
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Behind a proxy, limiting connections is the proxy's job.
  limitSlowSenders(server, trustedProxies.length > 0 ? { ...limits, connectionsPerAddress: 0 } : limits);
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    // Otherwise a keep-alive connection would delay the shutdown for more than a minute.
    if (closing) reply.header('Connection', 'close');
  });
  server.addHook('onResponse', async (request, reply) => {
    const line = { ...describeRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'request');
  });
  return server;
}

async function addPlugins(server: FastifyInstance, config: Config): Promise<void> {
  addSecurityHeaders(server, config);
  if (config.corsOrigins.length > 0) {
    await server.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'POST', 'DELETE'],
      exposedHeaders: [
        '_AbpErrorFormat',
        'Abp-Tenant-Resolve-Error',
        'Content-Disposition',
        'Retry-After',
        'X-Correlation-Id',
      ],
      credentials: true,
      maxAge: 600,
    });
  }
  await server.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 20 } });
  addBodyParsers(server);
  server.setErrorHandler((error, request, reply) => sendFailure(request, reply, error, shapeOf(request.url)));
  server.setNotFoundHandler(unknownAddress(allRoutes));
}

/** Builds the server over an open, migrated database. */
export async function buildApp({
  database,
  config,
  backplane = notifyBackplane(database),
  now = () => new Date(),
  verifyHash = verifyArgon2,
  sendSms,
  later = byTimer,
  portalDefaults = {},
}: AppOptions): Promise<App> {
  const server = createFastify(config);
  const auth: AuthContext = {
    database,
    backplane,
    config,
    now,
    keys: new SigningKeys(database, config.secretsKey),
    verifyHash,
    publishConfigurationChange: (...change) => publishChange(backplane, CONFIGURATION_CHANGED, ...change),
    sendSms: sendSms ?? createSmsSender(config, database, (line) => server.log.info(line)),
    onBackgroundError: (error) => server.log.error({ err: error }, 'work in the background failed'),
  };
  // Tokens are signed inside transactions, where the key can no longer be read.
  await auth.keys.signing();
  const refreshing = setInterval(() => void auth.keys.refresh().catch(auth.onBackgroundError), KEY_REFRESH_MS).unref();
  server.addHook('onClose', async () => clearInterval(refreshing));
  await addPlugins(server, config);
  const teller = randomUUID();
  const services: Services = {
    config,
    now,
    publishNotifications: (db, events) => publishNotifications(backplane, db, events, teller),
    publishConfigurationChange: auth.publishConfigurationChange,
    publishTodosChange: (...change) => publishChange(backplane, TODOS_CHANGED, ...change),
    endMemberSessions: (...ending) => endMemberSessions(backplane, ...ending),
    endMemberSession: (...ending) => endSessionAndConnections(backplane, ...ending),
    announceEnded: (db, sessionIds) => announceEnded(backplane, db, sessionIds),
    sendTexts: (messages) => database.afterCommit(() => void sendInTurn(auth, messages)),
    markOf: (text) => auth.keys.markOf(text),
    seal: (text) => seal(config.secretsKey, text),
    unseal: (stored) => unseal(config.secretsKey, stored),
    storage: createStorage(config, join(config.dataDir, 'files')),
  };

  const sessions = sessionsOf(auth);
  const recent = new RecentChanges(now);
  const portalHub = await createPortalHub({
    sessions,
    recent: (userKey) => recent.of(userKey),
    latest: (tenantId, userId) => database.inTenant(tenantId, (db) => latestNotification(db, tenantId, userId)),
    config,
    logger: server.log,
  });
  registerHub(server, HUB_PATH, portalHub.hub);
  server.addHook('onClose', async () => portalHub.stop());
  const receivers: Receivers = {
    send: (userKey, target, ...args) => portalHub.hub.sendToUser(userKey, target, ...args),
    restart: () => portalHub.hub.disconnectUser(() => true, { allowReconnect: true }),
  };
  const onLost = (error: unknown) => server.log.error({ err: error }, 'an event could not be handed on');
  const desk = new PushDesk(teller, backplane, database, services, {
    keys: () => pushKeysOf(auth),
    subscriptionsOf: (tenantId, userId) => subscriptionsOf(auth, tenantId, userId),
    forget: (endpoint) => forgetSubscription(auth, endpoint),
    later,
    isConnected: (userKey) => portalHub.hub.hasUser(userKey),
    onError: (error) => server.log.warn({ err: error }, 'a browser could not be told of a notification'),
  });
  await desk.start();
  server.addHook('onClose', () => desk.stop());
  await receiveNotifications(backplane, database, services, receivers, desk, onLost);
  await receiveChanges(backplane, receivers, recent, onLost);

  registerRoutes(server, allRoutes, {
    services,
    auth,
    authenticate: sessions.authenticate,
    demandReauthentication: (session) => demandReauthentication(auth, session),
    demandSecondStep: (session, policy) => demandSecondStep(auth, session, policy),
  });
  if (config.oidc) addExternalSignIn(server, config.publicUrl, externalJourneys(auth, config.oidc));
  if (config.demo) {
    addDemoPages(server, database, (request, form) => playPhone(auth, request, form));
    addDemoChat(server, (token) => isDemoChatToken((kid) => auth.keys.verifying(kid), token, now()));
    addApiPages(server, allRoutes, VERSION);
  }
  addHealth(server, database, () => backplane.isConnected());
  addSecurityText(server, config, now);
  const readPortal = async () => {
    const page = await PortalPage.read(config, portalDefaults);
    return page && { page, shares: await SharePages.open({ database, services, config, page }) };
  };
  const portal = new BuiltPortal(config.distDir, readPortal, (error) =>
    server.log.warn({ err: error }, 'a new build of the portal could not be read'),
  );
  await portal.current();
  await servePortal(server, config, portal);
  serveApplications(server, config);
  return { fastify: server, routes: allRoutes, services, portalHub };
}

/** The shape, by path, of failures before a handler runs, such as an unreadable body. */
function shapeOf(url: string): 'abp' | 'oauth' {
  return url.startsWith('/connect/') ? 'oauth' : 'abp';
}
