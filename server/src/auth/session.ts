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

/** True for a session without a company. */
export function isHostSession(session: Session): boolean {
  return session.tenantId === HOST_TENANT_ID;
}
