import type { AccountDeletion } from '../../../contract/ownData.ts';
import { endOfGrace, GRACE_DAYS, holdAdministrators, standsInTheWay } from '../domain/accounts/deletion.ts';
import { companyNames } from '../domain/companyNames.ts';
import { tellCompany } from '../domain/console/tenantNotices.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session.ts';
import { wallClockOf, wireTimeOf } from '../domain/wallClock.ts';
import { DEFAULT_ZONE } from '../domain/work.ts';
import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { Language } from '../errors/text.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { recordChange } from './ownChange.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { AUTH_TEXTS } from './texts.ts';

function companiesOf(auth: AuthContext, accountId: string) {
  return auth.database.host
    .selectFrom('tenant_users as user')
    .innerJoin('tenants as tenant', 'tenant.id', 'user.tenant_id')
    .select(['tenant.id', 'tenant.display_name as name', 'tenant.english_name as englishName', 'user.name as userName'])
    .where('user.account_id', '=', accountId)
    .orderBy('tenant.display_name')
    .execute();
}

/** What deleting the caller's account would affect, what prevents it, and when it is due if it has been requested. */
export async function readAccountDeletion(
  auth: AuthContext,
  { accountId }: Session,
  language: Language,
): Promise<AccountDeletion> {
  const inTheWay = await auth.database.inHost((db) => standsInTheWay(db, accountId));
  const { deletion_time } = await auth.database.host
    .selectFrom('accounts')
    .select('deletion_time')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    deletionTime: wireTimeOf(deletion_time, DEFAULT_ZONE),
    graceDays: GRACE_DAYS,
    inTheWay: inTheWay.map(({ tenantId, names }) => ({ tenantId, name: names?.[language] ?? null })),
    companies: (await companiesOf(auth, accountId)).map(
      ({ name, englishName }) => companyNames(name, englishName)[language],
    ),
  };
}

/**
 * Schedules the deletion of the caller's account after the days of grace, ends their other sign-ins and informs the
 * administrators of their companies. A repeated request keeps the first date. Throws 403 while a company, or the
 * installation, would be left without an administrator.
 */
export async function requestAccountDeletion(
  auth: AuthContext,
  services: Services,
  session: Session,
  device: Device,
): Promise<{ deletionTime: string }> {
  const { accountId, hostSessionId } = session;
  const end = endOfGrace(auth.now());
  const deletionTime = wallClockOf(end, DEFAULT_ZONE);
  const companies = await companiesOf(auth, accountId);
  return auth.database.inHost(async (db) => {
    await holdAdministrators(db, accountId);
    const { deletion_time: before } = await db
      .selectFrom('accounts')
      .select('deletion_time')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before) return { deletionTime: wallClockOf(before, DEFAULT_ZONE) };
    if ((await standsInTheWay(db, accountId)).length > 0)
      throw businessError(ERROR_CODES.lastAdministrator, AUTH_TEXTS.lastAdministrator);
    await db.updateTable('accounts').set({ deletion_time: end }).where('id', '=', accountId).execute();
    await endSessionsOfAccount(auth, db, accountId, 'revoked', hostSessionId);
    const changed = { ...session, action: 'AccountDeletionRequested', change: 'deletionRequested' } as const;
    await recordChange(auth, db, changed, device);
    const day = deletionTime.slice(0, 10);
    for (const { id, userName } of companies)
      await tellCompany(db, services, id, 'tenantChanged', `${userName}申请注销账号，${day} 生效`);
    return { deletionTime };
  });
}

/** Withdraws the deletion of the account. Does nothing if no deletion has been requested. */
export async function withdrawAccountDeletion(auth: AuthContext, session: Session, device: Device): Promise<void> {
  await auth.database.inHost(async (db) => {
    const kept = await db
      .updateTable('accounts')
      .set({ deletion_time: null })
      .where('id', '=', session.accountId)
      .where('deletion_time', 'is not', null)
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) return;
    const changed = { ...session, action: 'AccountDeletionWithdrawn', change: 'deletionWithdrawn' } as const;
    await recordChange(auth, db, changed, device);
  });
}
