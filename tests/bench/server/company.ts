import pg from 'pg';
import { openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';

/** The company that is made large, and the person who owns half of it. */
export const COMPANY = tenantId('aurora');
const LIN = userId('aurora', 'lin');
const TABLES = ['notifications', 'tasks', 'task_executors', 'task_followers'];
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
      date_trunc('minute', localtimestamp) + (n * 7919::bigint % 720 - 540) * interval '1 day' as starts
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
    case when hashtext(id::text) % 5 = 0 then 0 else 1 end
  from made`;

async function fill(client: pg.Client, rows: number): Promise<void> {
  const secondary = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [TABLES],
  );
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'");
  // Rebuilt at the end, which takes a fraction of maintaining them row by row.
  for (const { name } of secondary.rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  const { rows: present } = await client.query<{ count: number }>(
    'select count(*)::int as count from notifications where tenant_id = $1',
    [COMPANY],
  );
  await client.query(NOTIFICATIONS, [COMPANY, LIN, Math.max(0, rows - (present[0]?.count ?? 0))]);
  await client.query(TASKS, [COMPANY, LIN, Math.floor(rows / NOTIFICATIONS_OF_A_TASK)]);
  for (const { definition } of secondary.rows) await client.query(definition);
  await client.query(`vacuum analyze ${TABLES.join(', ')}`);
}

/** Migrates an empty database and fills it with the demo, in which one company then has `rows` notifications. */
export async function makeLargeCompany(databaseUrl: string, rows: number): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  await seedDemo(database, { now: new Date() }).finally(() => database.close());
  const client = new pg.Client({ connectionString: databaseUrl });
  // The running statement reports it too; without a listener the event would end the process before it has cleaned up.
  client.on('error', () => undefined);
  await client.connect();
  await fill(client, rows).finally(() => client.end());
}
