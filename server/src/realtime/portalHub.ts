import { LATEST_NOTIFICATION } from '../../../contract/hub.ts';
import type { Config } from '../config/config.ts';
import type { Sessions } from '../domain/session.ts';
import { ApiError } from '../errors/apiError.ts';
import { createHub, type Hub } from '../hub/hub.ts';
import type { HubLogger, HubUser } from '../hub/options.ts';
import { userKeyOf } from './notificationBus.ts';

/** Sessions can also expire, or end with their account or company; how often to check for that. */
const SESSION_CHECK_MS = 30_000;

interface PortalUser extends HubUser {
  readonly sessionId: string;
  readonly tenantId: string;
  readonly userId: string;
}

/** What the hub needs from the rest of the server. */
interface PortalHubOptions {
  /** Who is calling, and which sessions are still valid. */
  readonly sessions: Sessions;
  /** Id of a user's newest notification in a company. */
  readonly latest: (tenantId: string, userId: string) => Promise<string | null>;
  /** Changes of which a user was told just before connecting, by the user's key. */
  readonly recent: (userKey: string) => readonly string[];
  readonly config: Pick<Config, 'corsOrigins' | 'publicUrl'>;
  readonly logger: HubLogger;
}

/** The hub of the portal: connections belong to sessions and end with them. `close` it with the server. */
export interface PortalHub {
  readonly hub: Hub<PortalUser>;
  /** Ends connections whose session has ended for any reason. */
  readonly checkSessions: () => Promise<void>;
  readonly stop: () => void;
}

/** Creates the hub. */
export async function createPortalHub({
  sessions,
  latest,
  recent,
  config,
  logger,
}: PortalHubOptions): Promise<PortalHub> {
  const { corsOrigins, publicUrl } = config;
  const hub = createHub<PortalUser>({
    allowedOrigins: [...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])],
    logger,
    async authenticate({ token }) {
      if (token === undefined) return null;
      try {
        const { id, tenantId, userId } = await sessions.authenticate(token);
        return { userKey: userKeyOf(tenantId, userId), sessionId: id, tenantId, userId };
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
    async onConnected({ connectionId, user }) {
      for (const change of recent(user.userKey)) hub.sendToConnection(connectionId, change);
      try {
        const id = await latest(user.tenantId, user.userId);
        hub.sendToConnection(connectionId, LATEST_NOTIFICATION, id);
      } catch (error) {
        // A client that is not told reloads only if the connection was slow to open, but this is no reason to close it.
        logger.error({ err: error }, 'the newest notification could not be told');
      }
    },
  });
  const end = (isEnded: (sessionId: string) => boolean) => hub.disconnectUser(({ sessionId }) => isEnded(sessionId));
  const checkSessions = async () => {
    const connected = [...new Set(hub.connections().map(({ user }) => user.sessionId))];
    if (connected.length === 0) return;
    const live = await sessions.liveAmong(connected);
    const ended = new Set(connected.filter((id) => !live.has(id)));
    if (ended.size > 0) end((id) => ended.has(id));
  };
  const check = () =>
    void checkSessions().catch((error: unknown) => logger.error({ err: error }, 'sessions could not be checked'));
  await sessions.onEnded((ended) => end((id) => ended.has(id)), check);
  const timer = setInterval(check, SESSION_CHECK_MS).unref();
  return { hub, checkSessions, stop: () => clearInterval(timer) };
}
