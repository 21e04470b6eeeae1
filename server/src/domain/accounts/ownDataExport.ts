import type { AtriumDatabase, Db } from '../../db/database.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { FileAnswer } from '../files.ts';

/** The data about the account itself. Secrets are not exported, only the fact that they exist. */
async function accountData(db: Db, accountId: string) {
  const {
    password_hash,
    security_stamp: _stamp,
    is_erased: _erased,
    ...account
  } = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const picture = await db
    .selectFrom('pictures')
    .select(['content_type', 'content'])
    .where('name', '=', account.avatar_name ?? '')
    .executeTakeFirst();
  return {
    account: { ...account, has_password: password_hash !== null },
    picture: picture && { content_type: picture.content_type, base64: Buffer.from(picture.content).toString('base64') },
    realName: await db
      .selectFrom('real_names')
      .select(['status', 'real_name', 'id_number_masked', 'submitted_time', 'reviewed_time', 'reasons'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    roles: await db.selectFrom('account_roles').select('role').where('account_id', '=', accountId).execute(),
    policies: await db.selectFrom('account_policies').select('policy').where('account_id', '=', accountId).execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['tenant_id', 'device_name', 'device_type', 'ip', 'creation_time', 'last_seen_time', 'ended_time'])
      .where('account_id', '=', accountId)
      .orderBy('creation_time')
      .execute(),
    securityLog: await db
      .selectFrom('security_log')
      .select(['creation_time', 'action', 'tenant_id', 'client_ip', 'browser_info', 'device_name', 'device_type'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'is_synced', 'creation_time', 'last_used_time'])
      .where('account_id', '=', accountId)
      .execute(),
    secondStep: await db
      .selectFrom('second_steps')
      .select(['creation_time', 'enabled_time'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    externalLogins: await db
      .selectFrom('external_logins')
      .select(['issuer', 'subject', 'creation_time', 'removed_time'])
      .where('account_id', '=', accountId)
      .execute(),
    pushSubscriptions: await db
      .selectFrom('push_subscriptions')
      .select(['tenant_id', 'endpoint', 'creation_time'])
      .where('account_id', '=', accountId)
      .execute(),
  };
}

/** A person's data in one company, or outside every company, in a transaction bound to it. */
async function workData(db: Db, tenantId: string, userId: string) {
  const involved = await db
    .selectFrom('tasks')
    .select(['id', 'kind', 'source', 'title', 'description', 'degree_type', 'started_at', 'end_at'])
    .select(['is_warming', 'reminder_at', 'creator_name', 'creation_time', 'last_modification_time'])
    .where('tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([
        eb('creator_id', '=', userId),
        eb('id', 'in', eb.selectFrom('task_executors').select('task_id').where('user_id', '=', userId)),
        eb('id', 'in', eb.selectFrom('task_followers').select('task_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('creation_time')
    .execute();
  return {
    tasks: involved.filter(({ kind }) => kind !== 'schedule'),
    schedules: involved.filter(({ kind }) => kind === 'schedule'),
    notifications: await db
      .selectFrom('notifications')
      .select(['module_name', 'notification_name', 'title', 'properties', 'creation_time', 'state'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .orderBy('creation_time')
      .execute(),
    files: await db
      .selectFrom('attachments')
      .select(['file_name', 'content_type', 'size', 'creation_time'])
      .where('tenant_id', '=', tenantId)
      .where('owner_id', '=', userId)
      .orderBy('creation_time')
      .execute(),
    calendarFeed: await db
      .selectFrom('calendar_feeds')
      .select(['creation_time', 'last_read_time'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    records: await db
      .selectFrom('business_records')
      .select(['kind', 'number', 'status', 'title', 'values', 'creation_time', 'update_time'])
      .where('tenant_id', '=', tenantId)
      .where('creator_id', '=', userId)
      .orderBy('creation_time')
      .orderBy('id')
      .execute(),
    recordActs: await db
      .selectFrom('business_history')
      .select(['record_id', 'kind', 'event', 'comment', 'creation_time'])
      .where('tenant_id', '=', tenantId)
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute(),
    views: await db
      .selectFrom('business_views')
      .select(['kind', 'name', 'content'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute(),
    requests: await db
      .selectFrom('approvals')
      .select(['number', 'template', 'title', 'form', 'status', 'start_time', 'end_time'])
      .where('tenant_id', '=', tenantId)
      .where('applicant_id', '=', userId)
      .orderBy('start_time')
      .execute(),
    decisions: await db
      .selectFrom('approvers')
      .select(['approval_id', 'status', 'comment', 'decided_time'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute(),
    acts: await db
      .selectFrom('console_acts')
      .select(['act', 'object', 'detail', 'creation_time'])
      .where('tenant_id', '=', tenantId)
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute(),
  };
}

/** The account's users in companies, with the data that belongs to each. */
async function placesOf(db: Db, accountId: string) {
  const places = await db
    .selectFrom('tenant_users as user')
    .innerJoin('tenants as tenant', 'tenant.id', 'user.tenant_id')
    .select(['user.id', 'user.tenant_id', 'tenant.display_name as company', 'user.name', 'user.english_name'])
    .select(['user.is_active', 'user.job_title', 'user.employee_number', 'user.phone', 'user.creation_time'])
    .where('user.account_id', '=', accountId)
    .orderBy('user.creation_time')
    .execute();
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return [];
  const roles = await db.selectFrom('tenant_user_roles').selectAll().where('user_id', 'in', ids).execute();
  const policies = await db.selectFrom('tenant_user_policies').selectAll().where('user_id', 'in', ids).execute();
  return places.map((place) => ({
    ...place,
    roles: roles.filter(({ user_id }) => user_id === place.id).map(({ role }) => role),
    policies: policies.filter(({ user_id }) => user_id === place.id).map(({ policy }) => policy),
  }));
}

/** Everything that is stored about a person, as a JSON file of their own columns, with instants in UTC. */
export async function exportOwnData(database: AtriumDatabase, accountId: string, now: Date): Promise<FileAnswer> {
  const own = await database.inHost((db) => accountData(db, accountId));
  const places = await database.inHost((db) => placesOf(db, accountId));
  const companies: unknown[] = [];
  for (const place of places) {
    const work = await database.inTenant(place.tenant_id, (db) => workData(db, place.tenant_id, place.id));
    companies.push({ ...place, ...work });
  }
  const withoutCompany = await database.inTenant(HOST_TENANT_ID, (db) => workData(db, HOST_TENANT_ID, accountId));
  const text = JSON.stringify({ exportedTime: now, ...own, companies, withoutCompany }, null, 2);
  const fileName = `${own.account.user_name} ${now.toISOString().slice(0, 10)}.json`;
  return new FileAnswer(Buffer.from(text), 'application/json; charset=utf-8', fileName);
}
