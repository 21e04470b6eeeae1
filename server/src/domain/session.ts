import { HOST_TENANT_ID } from '../db/schema.ts';

/** The caller, according to the access token and the sessions table. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  /** The chosen company, or HOST_TENANT_ID if the account works without one. */
  readonly tenantId: string;
  /** The caller's id in every tenant-level row: `tenant_users.id`, or the account's id without a company. */
  readonly userId: string;
  /** The sign-in this session belongs to; for a host session, itself. */
  readonly hostSessionId: string;
  readonly clientId: string;
  readonly deviceId: string | null;
}

/**
 * The session of an access token. Throws ApiError: 401 for one that is forged, expired or of an ended session, 409 when
 * another device has taken over, 423 when account or company is locked or disabled.
 */
export type Authenticate = (token: string) => Promise<Session>;

/** What else the real-time part needs to know about sign-ins; passed in by `app.ts`. */
export interface Sessions {
  readonly authenticate: Authenticate;
  /** Those of the given sessions that are still usable. */
  readonly liveAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Listens for sessions ended by any process; `onGap` reports that some may have been missed. */
  readonly onEnded: (receive: (ids: ReadonlySet<string>) => void, onGap: () => void) => Promise<void>;
}

/** True for a session without a company. */
export function isHostSession(session: Session): boolean {
  return session.tenantId === HOST_TENANT_ID;
}
