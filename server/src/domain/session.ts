import { HOST_TENANT_ID } from '../db/schema.ts';

/** Who calls, as the access token and the sessions table say. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  /** The chosen company, or HOST_TENANT_ID where the account works without one. */
  readonly tenantId: string;
  /** The caller's id in every tenant-level row: `tenant_users.id`, or the account's id without a company. */
  readonly userId: string;
  /** The sign-in this session belongs to: itself for a host session. */
  readonly hostSessionId: string;
  readonly clientId: string;
  readonly deviceId: string | null;
}

/**
 * Whose access token this is. Throws ApiError: 401 for one that is forged, expired or of an ended session, 409 when another
 * device has taken over, 423 when account or company is locked or disabled.
 */
export type Authenticate = (token: string) => Promise<Session>;

/** What real time needs of sign-ins beside that; `app.ts` hands it in. */
export interface Sessions {
  readonly authenticate: Authenticate;
  /** Those of the sessions that may still be used. */
  readonly liveAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Hears which sessions any process has ended; `onGap` says that some may have been missed. */
  readonly onEnded: (receive: (ids: ReadonlySet<string>) => void, onGap: () => void) => Promise<void>;
}

/** True for a session without a company. */
export function isHostSession(session: Session): boolean {
  return session.tenantId === HOST_TENANT_ID;
}
