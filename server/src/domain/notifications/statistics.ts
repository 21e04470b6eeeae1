import { sql } from 'kysely';
import type { ModuleSummary } from '../../../../contract/notifications.ts';
import type { Db } from '../../db/database.ts';
import type { UserWork } from '../work.ts';

/**
 * Each module from which the user has notifications: unread count and the title of the newest unread one, else of the
 * newest, and the newest one's id. Most unread first, then the latest. Steps from module to module along the index, so its cost does not grow
 * with the rows read.
 */
export async function notificationStatistics(work: UserWork): Promise<ModuleSummary[]> {
  const own = sql`n.tenant_id = ${work.tenantId} and n.user_id = ${work.userId}`;
  const newest = sql`order by n.creation_time desc, n.id desc limit 1`;
  const { rows } = await sql<ModuleSummary>`
    with recursive modules (name) as (
      (select n.module_name from notifications n where ${own} order by n.module_name limit 1)
      union all
      select (select n.module_name from notifications n where ${own} and n.module_name > m.name
        order by n.module_name limit 1)
      from modules m where m.name is not null
    )
    select m.name as "moduleName", unread.count as "unreadCount", coalesce(unread_title.title, latest.title) as title,
      latest.id as "latestId"
    from modules m
    cross join lateral (select count(*)::int as count from notifications n
      where ${own} and n.module_name = m.name and n.state = 0) unread
    left join lateral (select n.title from notifications n
      where ${own} and n.module_name = m.name and n.state = 0 ${newest}) unread_title on true
    cross join lateral (select n.id, n.title, n.creation_time from notifications n
      where ${own} and n.module_name = m.name ${newest}) latest
    where m.name is not null
    order by unread.count desc, latest.creation_time desc`.execute(work.db);
  return rows;
}

/** The newest notification that a user has in a company, whatever its module; null if there is none. */
export async function latestNotification(db: Db, tenantId: string, userId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('notifications')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('creation_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.id ?? null;
}
