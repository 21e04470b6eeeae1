import { sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';
import { HOST_TENANT_ID } from '../db/schema.ts';
import { dropFiles, takeLooseFiles } from './attachments/attachments.ts';
import { deskOfNobody } from './business/engine/desk.ts';
import { catalogue } from './business/registry.ts';
import { cancelExpiredOrders } from './console/orderPayment.ts';
import { eachByItself } from './eachByItself.ts';
import type { Services } from './services.ts';
import { announceTask } from './tasks/announce.ts';
import { inTenantWork, type TenantWork } from './work.ts';

/** Much longer than any write takes. On the file system's clock, which tests cannot move. */
const INTERRUPTED_MS = 3_600_000;
/** Reminders raised in one transaction; the rest follow in the next. */
const BATCH = 200;

/**
 * Raises the reminders of one tenant that are due. A row is selected and marked in one statement, and rows that another
 * process has locked are skipped: each reminder is raised once, whichever process comes first.
 */
async function remindTenant(work: TenantWork): Promise<number> {
  const due = await work.db
    .updateTable('tasks')
    .set({ reminded_time: work.instant })
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('tasks')
        .select('id')
        .where('tenant_id', '=', work.tenantId)
        .where('reminded_time', 'is', null)
        .where('reminder_at', 'is not', null)
        .where('reminder_at', '<=', work.wall)
        .orderBy('reminder_at')
        .limit(sql.lit(BATCH))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const task of due) {
    const waiting = await work.db
      .selectFrom('task_executors')
      .select('user_id')
      .where('task_id', '=', task.id)
      .where('status', '=', 0)
      .execute();
    await announceTask(
      work,
      'reminder',
      task,
      waiting.map((row) => row.user_id),
      task.creator_name,
    );
  }
  return due.length;
}

async function allTenants(database: AtriumDatabase): Promise<string[]> {
  const rows = await database.host.selectFrom('tenants').select('id').where('is_active', '=', true).execute();
  return [...rows.map((row) => row.id), HOST_TENANT_ID];
}

/** Raises every reminder that is due, company by company (all seven reminder times); returns how many. */
export async function sendDueReminders(database: AtriumDatabase, services: Services): Promise<number> {
  let sent = 0;
  await eachByItself(await allTenants(database), async (tenantId) => {
    for (let batch = BATCH; batch === BATCH; sent += batch) {
      batch = await inTenantWork(database, services, tenantId, remindTenant);
    }
  });
  return sent;
}

/** Cancels every order whose payment is overdue, company by company; returns how many. */
export async function sweepOrders(database: AtriumDatabase, services: Services): Promise<number> {
  let cancelled = 0;
  await eachByItself(await allTenants(database), async (tenantId) => {
    cancelled += await inTenantWork(database, services, tenantId, cancelExpiredOrders);
  });
  return cancelled;
}

/** Runs the time-driven work of the business applications, company by company. */
export async function sweepBusiness(database: AtriumDatabase, services: Services): Promise<void> {
  const companies = (await allTenants(database)).filter((tenantId) => tenantId !== HOST_TENANT_ID);
  await eachByItself(companies, (tenantId) =>
    eachByItself(
      catalogue.definitions,
      async ({ sweep }) =>
        sweep && inTenantWork(database, services, tenantId, (work) => sweep(deskOfNobody(work, catalogue))),
      ({ application }) => application.code,
    ),
  );
}

/** Removes uploads that were never used, company by company; returns how many. */
export async function sweepUploads(database: AtriumDatabase, services: Services): Promise<number> {
  let removed = 0;
  await eachByItself(await allTenants(database), async (tenantId) => {
    const names = await inTenantWork(database, services, tenantId, takeLooseFiles);
    const gone: string[] = [];
    try {
      await eachByItself(names, async (name) => {
        await services.storage.remove(tenantId, name);
        gone.push(name);
      });
    } finally {
      await inTenantWork(database, services, tenantId, (work) => dropFiles(work, gone));
      removed += gone.length;
    }
  });
  return removed;
}

/** Removes the leftovers of interrupted writes. */
export async function sweepLeftovers(services: Services): Promise<void> {
  await services.storage.sweep(new Date(Date.now() - INTERRUPTED_MS));
}
