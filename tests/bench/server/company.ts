import type pg from 'pg';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { withDemo, withoutIndexes } from './filling.ts';
import { addPeople } from './people.ts';

/** The company that is made large, and the person who owns half of it. */
export const COMPANY = tenantId('aurora');
const LIN = userId('aurora', 'lin');
export const TABLES = ['notifications', 'tasks', 'task_executors', 'task_followers'];
/** Accounts that do nothing but sign in. */
export const PEOPLE = 1000;
/** One to-do or schedule per this many notifications; one of fifty is lin's. */
const NOTIFICATIONS_OF_A_TASK = 10;

/** Copies of the demo's notifications, spread evenly over the last 18 months, the newest hundredth of them unread. */
const NOTIFICATIONS = `
  with staff as (
    select array_agg(id order by id) as ids from tenant_users where tenant_id = $1 and id <> $2 and is_active
  ), templates as (
    select row_number() over (order by id) - 1 as place, n.* from notifications n
    where tenant_id = $1 and user_id = $2
  ), drawn as (
    select n, (n::bigint * 7919) % (select count(*) from templates) as place from generate_series(1, $3::int) n
  )
  insert into notifications
    (tenant_id, user_id, module_name, notification_name, display_name, title, properties, creation_time, state)
  select $1, case when n % 2 = 0 then $2 else ids[1 + (n / 2) % cardinality(ids)] end, t.module_name,
    t.notification_name, t.display_name, t.title, t.properties,
    now() - ($3::int - n) * (interval '540 days' / $3::int), case when n > $3::int * 0.99 then 0 else 1 end
  from drawn
  join templates t using (place)
  cross join staff
  order by n`;

const TASKS = `
  with staff as (
    select array_agg(id order by id) as ids from tenant_users where tenant_id = $1 and id <> $2 and is_active
  ), people as (
    select n, case when n % 50 = 0 then $2 else ids[1 + n % cardinality(ids)] end as id,
      case n % 3 when 0 then 'work' when 1 then 'personal' else 'schedule' end as kind,
      date_trunc('minute', localtimestamp) + (n * 7919::bigint % 720 - 540) * interval '1 day'
        - case when n > $4::int then interval '3 years' else interval '0' end as starts
    from generate_series(1, $3::int) n cross join staff
  ), made as (
    insert into tasks (tenant_id, kind, source, title, started_at, end_at, is_synchronize_date, is_warming, creator_id,
      creator_name, creation_time)
    select $1, kind, case kind when 'work' then 'BPM' else 'personal' end, '核对第 ' || n || ' 批备件清单',
      to_char(starts, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(starts + n % 72 * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS'),
      n % 2 = 0, false, id, '', starts
    from people returning *
  ), followed as (
    insert into task_followers (tenant_id, task_id, user_id, kind, creation_time)
    select tenant_id, id, creator_id, kind, creation_time from made where hashtext(id::text) % 5 = 0
  )
  insert into task_executors (tenant_id, task_id, user_id, user_name, kind, on_calendar, started_at, end_at, status)
  select tenant_id, id, creator_id, '', kind, is_synchronize_date or kind = 'schedule', started_at, end_at,
    case when hashtext(id::text) % 5 = 0 and started_at > to_char(now() - interval '2 years', 'YYYY-MM-DD') then 0
      else 1 end
  from made`;

/**
 * Half of the notifications and a fiftieth of the to-dos are lin's. The first `recent` to-dos are of the last two years, the
 * rest are older and completed.
 */
export async function fillCompany(
  client: pg.Client,
  size: Readonly<Record<'notifications' | 'tasks' | 'recent', number>>,
) {
  const { rows: present } = await client.query<{ count: number }>(
    'select count(*)::int as count from notifications where tenant_id = $1',
    [COMPANY],
  );
  const missing = Math.max(0, size.notifications - (present[0]?.count ?? 0));
  if (missing > 0) await client.query(NOTIFICATIONS, [COMPANY, LIN, missing]);
  await client.query(TASKS, [COMPANY, LIN, size.tasks, size.recent]);
}

/** A database of the demo in which one company has `rows` notifications and a tenth as many to-dos and schedules. */
export async function makeLargeCompany(databaseUrl: string, rows: number): Promise<void> {
  const tasks = Math.floor(rows / NOTIFICATIONS_OF_A_TASK);
  await withDemo(databaseUrl, async (client) => {
    await withoutIndexes(client, TABLES, () => fillCompany(client, { notifications: rows, tasks, recent: tasks }));
    await addPeople(client, PEOPLE);
  });
}
