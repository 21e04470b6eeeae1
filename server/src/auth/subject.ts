import { sql } from 'kysely';
import type { Session } from '../domain/session.ts';
import { notFound } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import { membershipOf } from './memberships.ts';
import { countingPolicies } from './requiredSecondStep.ts';

/** The signed-in person, as the application configuration describes them. */
export interface Subject {
  readonly userId: string;
  readonly userName: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: readonly string[];
  readonly policies: readonly string[];
  readonly tenant: { readonly id: string; readonly name: string; readonly timeZone: string } | undefined;
}

interface SubjectRow {
  readonly user_name: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: string[];
  readonly policies: string[];
  readonly member_name: string | null;
  readonly member_roles: string[];
  readonly member_policies: string[];
  readonly tenant_id: string | null;
  readonly tenant_name: string | null;
  readonly time_zone: string | null;
}

/**
 * Loads the caller. Permissions and roles are those in the company in force, or the account's own outside every company:
 * neither imply the other (decision 0018). Permissions are limited to those that take effect.
 */
export async function subjectOf(auth: AuthContext, session: Session): Promise<Subject> {
  const { rows } = await sql<SubjectRow>`select * from subject_of(${session.accountId}, ${session.userId})`.execute(
    auth.database.host,
  );
  const [row] = rows;
  if (!row) throw new Error('A session has no account');
  const { tenant_id: id, tenant_name: name, time_zone: timeZone } = row;
  const policies = id === null ? row.policies : row.member_policies;
  return {
    userId: session.userId,
    userName: row.user_name,
    name: row.member_name ?? row.name,
    email: row.email,
    phone: row.phone,
    roles: id === null ? row.roles : row.member_roles,
    policies: await countingPolicies(auth, session.accountId, policies),
    tenant: id && name && timeZone ? { id, name, timeZone } : undefined,
  };
}

/** The caller as a member of one of its companies. Throws 404 for a company it may not enter. */
export async function memberSubjectOf(auth: AuthContext, session: Session, tenantId: string): Promise<Subject> {
  const member = await membershipOf(auth.database.host, session.accountId, tenantId);
  if (!member?.tenantIsActive || member.tenantIsLocked || !member.userIsActive) throw notFound();
  return subjectOf(auth, { ...session, tenantId, userId: member.userId });
}
