import { CompiledQuery, type DatabaseConnection, type Dialect, sql } from 'kysely';
import { AtriumDatabase, type Db } from '../../../server/src/db/database.ts';
import { openPostgres } from '../../../server/src/db/postgres.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { postgresTestUrl, stopPostgresServer } from '../support/postgresServer.ts';
import { demoData } from '../support/testApp.ts';

const COPIES = 99;
const AURORA = tenantId('aurora');

/** The id of a copied row, derived from the original and the copy's number so that references can be copied too. */
const copied = (column: string) => sql`md5(${sql.ref(column)}::text || ':' || n)::uuid`;
const everyCopy = sql`cross join generate_series(1, ${sql.lit(COPIES)}) n`;

/** Ninety-nine more copies of Aurora, each under a company of its own. */
async function multiply(db: Db): Promise<void> {
  const statements = [
    sql`insert into tenants (id, name, display_name) select ${copied('id')}, name || n, display_name || n
      from tenants ${everyCopy} where id = ${AURORA}`,
    sql`insert into organization_units (id, tenant_id, parent_id, code, display_name)
      select ${copied('id')}, ${copied('tenant_id')}, ${copied('parent_id')}, code, display_name
      from organization_units ${everyCopy} where tenant_id = ${AURORA} order by n, code`,
    sql`insert into tenant_users (id, tenant_id, account_id, name, organization_unit_id, employee_number, phone)
      select ${copied('id')}, ${copied('tenant_id')}, account_id, name, ${copied('organization_unit_id')}, employee_number, phone
      from tenant_users ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into notifications
        (tenant_id, user_id, module_name, notification_name, display_name, title, properties, creation_time, state)
      select ${copied('tenant_id')}, ${copied('user_id')}, module_name, notification_name, '', '', '', creation_time, state
      from notifications ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into tasks
        (id, tenant_id, kind, source, title, started_at, end_at, creator_id, creator_name, creation_time, reminder_at)
      select ${copied('id')}, ${copied('tenant_id')}, kind, source, 'x', started_at, end_at, ${copied('creator_id')}, '',
        creation_time, case when end_at > '2026-11-21' then end_at end
      from tasks ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into task_executors (tenant_id, task_id, user_id, user_name, kind, on_calendar, started_at, end_at, status)
      select ${copied('tenant_id')}, ${copied('task_id')}, ${copied('user_id')}, '', kind, on_calendar, started_at, end_at, status
      from task_executors ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into task_followers (tenant_id, task_id, user_id, kind, creation_time)
      select ${copied('tenant_id')}, ${copied('task_id')}, ${copied('user_id')}, kind, creation_time
      from task_followers ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into approvals (id, tenant_id, number, template, title, form, importance, status, applicant_id, applicant_name, start_time)
      select ${copied('id')}, ${copied('tenant_id')}, number, template, title, form, importance, status,
        ${copied('applicant_id')}, applicant_name, start_time
      from approvals ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into approval_steps (tenant_id, approval_id, position, key, mode, status, late, open_time, task_id)
      select ${copied('tenant_id')}, ${copied('approval_id')}, position, key, mode, status, late, open_time, ${copied('task_id')}
      from approval_steps ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into approvers (tenant_id, approval_id, position, user_id, user_name, status, is_added)
      select ${copied('tenant_id')}, ${copied('approval_id')}, position, ${copied('user_id')}, user_name, status, is_added
      from approvers ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into attachments (tenant_id, task_id, owner_id, blob_name, file_name, content_type, size)
      select tenant_id, id, creator_id, id::text, '', '', 1 from tasks where kind = 'work'`,
    sql`insert into portal_articles (tenant_id, kind, title, body, publish_date)
      select ${copied('tenant_id')}, kind, title, '', publish_date
      from portal_articles ${everyCopy} where tenant_id = ${AURORA}`,
    // A company of two thousand, each of whom has opened every second notice.
    sql`insert into notice_reads (tenant_id, user_id, notice_id, read_time)
      select u.tenant_id, u.id, a.id, now() from tenant_users u
      join portal_articles a on a.tenant_id = u.tenant_id and a.kind = 'notice' and a.position % 2 = 0
      where u.tenant_id = ${AURORA} on conflict do nothing`,
    sql`insert into orders (id, tenant_id, order_number, kind, content, amount_cents, status, creation_time)
      select ${copied('id')}, ${copied('tenant_id')}, order_number, kind, content, amount_cents, status, creation_time
      from orders ${everyCopy} where tenant_id = ${AURORA}`,
    sql`insert into order_items
        (tenant_id, order_id, position, kind, name, reason, quantity, per, months, unit_price_cents, amount_cents)
      select ${copied('tenant_id')}, ${copied('order_id')}, position, kind, name, reason, quantity, per, months,
        unit_price_cents, amount_cents
      from order_items ${everyCopy} where tenant_id = ${AURORA}`,
  ];
  // References are copies of valid ones; checking half a million of them would take most of the time.
  await sql`set local session_replication_role = replica`.execute(db);
  const indexes = await sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition
    from pg_indexes where tablename in ('notifications', 'tenant_users', 'task_executors', 'tasks')
      and indexdef not like 'CREATE UNIQUE%'`.execute(db);
  // Rebuilt at the end, which takes a fraction of the time of maintaining them row by row.
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const statement of statements) await statement.execute(db);
  for (const { definition } of indexes.rows) await sql.raw(definition).execute(db);
}

/** The part of an `explain (format json)` node that is read here. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** A database a hundred times the demo that keeps the plan of every statement it runs. */
export interface ExplainingDatabase {
  readonly database: AtriumDatabase;
  /** Tables that statements scanned sequentially since the last call. */
  readonly takeSequentialScans: () => string[];
  /** Indexes that they used since then. */
  readonly takeIndexes: () => string[];
}

function scannedTables(plan: PlanNode): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

function usedIndexes(plan: PlanNode): string[] {
  return [...(plan['Index Name'] ? [plan['Index Name']] : []), ...(plan.Plans ?? []).flatMap(usedIndexes)];
}

type Heed = (plan: PlanNode, text: string) => void;

/** Explains every statement on its connection before it runs there. */
function explainOn(connection: DatabaseConnection, heed: Heed): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    if (/^\s*(select|with|update|delete)\b/i.test(query.sql) && !query.sql.includes('set_config')) {
      const explain = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]);
      const { rows } = await execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain);
      for (const row of rows) heed(row['QUERY PLAN'][0].Plan, query.sql);
    }
    return execute<Row>(query);
  };
}

/** The dialect with connections that explain what they run. */
function explaining(dialect: Dialect, heed: Heed): Dialect {
  const known = new WeakSet<DatabaseConnection>();
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => {
        const connection = await acquire();
        if (!known.has(connection)) explainOn(connection, heed);
        known.add(connection);
        return connection;
      };
      return driver;
    },
  };
}

/** Opens it on a PostgreSQL, which fills several times faster than the embedded database. The caller closes `database`. */
export async function openHundredfold(): Promise<ExplainingDatabase> {
  const scans: string[] = [];
  const connections = await openPostgres(await postgresTestUrl(demoData), 4);
  const indexes: string[] = [];
  const dialect = explaining(connections.dialect, (plan, text) => {
    scans.push(...scannedTables(plan).map((table) => `${table}: ${text}`));
    indexes.push(...usedIndexes(plan));
  });
  const onClosed = () => connections.onClosed().then(stopPostgresServer);
  const database = new AtriumDatabase({ ...connections, dialect, onClosed });
  await database.inHost(multiply);
  await sql`vacuum analyze`.execute(database.host);
  return { database, takeSequentialScans: () => scans.splice(0), takeIndexes: () => indexes.splice(0) };
}
