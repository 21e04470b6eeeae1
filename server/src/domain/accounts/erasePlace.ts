import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { bindTo } from '../console/tenantNotices.ts';
import { personPinyin } from '../organisation/pinyin.ts';

/** The name that replaces a deleted account's in data that belongs to companies. */
export const NOBODY = { name: '已注销用户', english_name: 'Deleted user' } as const;

/** A person's user in one company, or outside every company. */
export interface Place {
  readonly tenantId: string;
  readonly userId: string;
  readonly name: string;
}

const OWN = [
  'notifications',
  'calendar_feeds',
  'answers_by_key',
  'task_followers',
  'business_views',
] as const satisfies readonly (keyof Database)[];

/** Columns that hold a person's name next to their id. */
const NAMED = [
  ['tasks', 'creator_id', 'creator_name'],
  ['task_executors', 'user_id', 'user_name'],
  ['console_acts', 'actor_id', 'actor_name'],
  ['approvals', 'applicant_id', 'applicant_name'],
  ['approvers', 'user_id', 'user_name'],
  ['approval_copies', 'user_id', 'user_name'],
  ['approval_history', 'actor_id', 'actor_name'],
] as const satisfies readonly [keyof Database, string, string][];

/** Columns that hold only a name. */
const NAMES = [
  ['orders', 'creator_name'],
  ['order_events', 'actor_name'],
  ['console_acts', 'object'],
] as const satisfies readonly [keyof Database, string][];

/**
 * Erases names in rows that identify people by name only. If another member has the same name, the row may be theirs
 * and stays.
 */
async function eraseNames(db: Db, { tenantId, userId, name }: Place): Promise<void> {
  const namesake = await db
    .selectFrom('tenant_users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (namesake) return;
  for (const [table, column] of NAMES)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${NOBODY.name}
      where tenant_id = ${tenantId} and ${sql.ref(column)} = ${name}`.execute(db);
  await sql`update approval_history set people = (
      select jsonb_agg(case when one = ${name} then ${NOBODY.name}::text else one end order by place)
      from jsonb_array_elements_text(people) with ordinality as of_people (one, place))
    where tenant_id = ${tenantId} and people ? ${name}`.execute(db);
}

/** Deletes what belongs only to this person; what they share with others stays, without their name. */
export async function eraseWork(db: Db, place: Place): Promise<void> {
  const { tenantId, userId } = place;
  await bindTo(db, tenantId);
  for (const table of OWN)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and user_id = ${userId}`.execute(db);
  // The sweep removes their files, which no longer belong to a task.
  await sql`delete from tasks t where t.tenant_id = ${tenantId} and t.creator_id = ${userId} and t.kind <> 'work'
    and not exists (select from task_executors e where e.task_id = t.id and e.user_id <> ${userId})`.execute(db);
  for (const [table, id, name] of NAMED)
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${NOBODY.name}
      where tenant_id = ${tenantId} and ${sql.ref(id)} = ${userId}`.execute(db);
  await eraseNames(db, place);
}

/** Anonymises and disables the user in a company. */
export async function erasePlace(db: Db, place: Place, phone: string | null): Promise<void> {
  const { tenantId, userId } = place;
  await eraseWork(db, place);
  await db.deleteFrom('notice_reads').where('user_id', '=', userId).execute();
  await db.updateTable('organization_units').set({ leader_id: null }).where('leader_id', '=', userId).execute();
  await db.deleteFrom('tenant_user_roles').where('user_id', '=', userId).execute();
  await db.deleteFrom('tenant_user_policies').where('user_id', '=', userId).execute();
  if (phone)
    await db
      .deleteFrom('invitations')
      .where('tenant_id', '=', tenantId)
      .where('phone', '=', phone)
      .where('state', '!=', 'open')
      .execute();
  await db
    .updateTable('tenant_users')
    .set({
      ...NOBODY,
      pinyin: personPinyin(NOBODY.name),
      is_active: false,
      phone: null,
      employee_number: null,
      job_title: null,
    })
    .where('id', '=', userId)
    .execute();
}
