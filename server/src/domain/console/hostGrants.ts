import type { HostAdministrator } from '../../../../contract/grants.ts';
import type { Db } from '../../db/database.ts';
import { forbidden, invalidField, notFound } from '../../errors/apiError.ts';
import { tellAccount } from '../accounts/tellAccount.ts';
import { rowId } from '../ids.ts';
import { maskPhone } from '../mask.ts';
import { grantableBy, HOST_ROLE, POLICIES } from '../policies.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { hostActing, recordAct } from './acts.ts';
import { ownConsole } from './administrators.ts';

/** The one policy that host administrators grant; it makes others host administrators. */
const [POLICY = POLICIES.hostConsole] = grantableBy('host');
const UNKNOWN = { en: 'No account has this phone number.', zh: '该手机号未注册账号。' };

/** Who makes the change, in the owner's transaction. */
interface Operator {
  readonly db: Db;
  readonly services: Services;
  readonly session: Session;
}

/** The accounts that manage the installation, by name. */
export async function listHostAdministrators(db: Db): Promise<HostAdministrator[]> {
  const rows = await db
    .selectFrom('account_policies as policy')
    .innerJoin('accounts as account', 'account.id', 'policy.account_id')
    .select(['account.id', 'account.user_name as userName', 'account.name', 'account.phone as phoneNumber'])
    .where('policy.policy', '=', POLICY)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute();
  return rows.map((row) => ({ ...row, phoneNumber: maskPhone(row.phoneNumber) }));
}

/** Makes the account of a phone number a host administrator. Throws 400 for a number without an active account. */
export async function addHostAdministrator(operator: Operator, phone: string): Promise<void> {
  const { db, services, session } = operator;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('phone', '=', phone)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!account) throw invalidField('phoneNumber', UNKNOWN);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_policies')
    .values({ account_id: account.id, policy: POLICY })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await db
    .insertInto('account_roles')
    .values({ account_id: account.id, role: HOST_ROLE })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tellAccount(db, services, account.id);
  await recordAct(hostActing(db, services, session), 'policyGranted', account.name, POLICY);
}

/** The accounts that manage the installation, locked together until the transaction ends. */
export function lockHostAdministrators(db: Db) {
  return db
    .selectFrom('account_policies as policy')
    .innerJoin('accounts as account', 'account.id', 'policy.account_id')
    .select(['account.id', 'account.name'])
    .where('policy.policy', '=', POLICY)
    .orderBy('account.id')
    .forUpdate('policy')
    .execute();
}

/**
 * Revokes an account's access to the installation's console. Throws 404, and 403 for one's own, so that somebody always
 * remains.
 */
export async function removeHostAdministrator(operator: Operator, id: string): Promise<void> {
  const { db, services, session } = operator;
  const accountId = rowId(id);
  if (accountId === session.accountId) throw ownConsole();
  // If two administrators remove each other, the second is no longer an administrator.
  const administrators = await lockHostAdministrators(db);
  if (!administrators.some((one) => one.id === session.accountId)) throw forbidden();
  const removed = administrators.find((one) => one.id === accountId);
  if (!removed) throw notFound();
  await db.deleteFrom('account_policies').where('account_id', '=', accountId).where('policy', '=', POLICY).execute();
  await db.deleteFrom('account_roles').where('account_id', '=', accountId).where('role', '=', HOST_ROLE).execute();
  await tellAccount(db, services, accountId);
  await recordAct(hostActing(db, services, session), 'policyRevoked', removed.name, POLICY);
}
