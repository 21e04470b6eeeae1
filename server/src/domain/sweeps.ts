import type { AtriumDatabase } from '../db/database.ts';
import { HOST_TENANT_ID } from '../db/schema.ts';
import { dropFiles, takeLooseFiles } from './attachments/attachments.ts';
import { deskOfNobody } from './business/engine/desk.ts';
import { catalogue } from './business/registry.ts';
import { cancelOverdueOrder, overdueOrders } from './console/orderPayment.ts';
import { eachByItself } from './eachByItself.ts';
import type { Services } from './services.ts';
import { announceTask } from './tasks/announce.ts';
import { inTenantWork, type TenantWork } from './work.ts';

/** Much longer than any write takes. On the file system's clock, which tests cannot move. */
const INTERRUPTED_MS = 3_600_000;

/** The reminders of one tenant that are due. */
const remindersDue = ({ db, tenantId, wall }: TenantWork) =>
  db
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('reminded_time', 'is', null)
    .where('reminder_at', 'is not', null)
    .where('reminder_at', '<=', wall);

/** Their ids, first those that have waited longest. */
async function dueReminders(work: TenantWork): Promise<string[]> {
  const due = await remindersDue(work).orderBy('reminder_at').execute();
  return due.map(({ id }) => id);
}

/**
 * Raises a reminder if it is still due; returns whether it did. The row is selected and marked in one statement, and one
 * that another process has locked is skipped: each reminder is raised once, whichever process comes first.
 */
async function raiseReminder(work: TenantWork, id: string): Promise<boolean> {
  const task = await work.db
    .updateTable('tasks')
    .set({ reminded_time: work.instant })
    .where('id', 'in', remindersDue(work).where('id', '=', id).forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();
  if (!task) return false;
  const waiting = await work.db
    .selectFrom('task_executors')
    .select('user_id')
    .where('task_id', '=', task.id)
    .where('status', '=', 0)
    .execute();
  const told = waiting.map((row) => row.user_id);
  await announceTask(work, 'reminder', task, told, task.creator_name);
  return true;
}

async function allTenants(database: AtriumDatabase): Promise<string[]> {
  const rows = await database.host.selectFrom('tenants').select('id').where('is_active', '=', true).execute();
  return [...rows.map((row) => row.id), HOST_TENANT_ID];
}

/**
 * Does something to each of what a company has waiting, company by company, each in a transaction of its own: one that
 * fails keeps none of the others back. Returns to how many it was done.
 */
async function eachOfCompanies(
  database: AtriumDatabase,
  services: Services,
  find: (work: TenantWork) => Promise<readonly string[]>,
  act: (work: TenantWork, id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  await eachByItself(await allTenants(database), async (tenantId) => {
    const ids = await inTenantWork(database, services, tenantId, find);
    await eachByItself(ids, async (id) => {
      if (await inTenantWork(database, services, tenantId, (work) => act(work, id))) done += 1;
    });
  });
  return done;
}

/** Raises every reminder that is due (all seven reminder times); returns how many. */
export function sendDueReminders(database: AtriumDatabase, services: Services): Promise<number> {
  return eachOfCompanies(database, services, dueReminders, raiseReminder);
}

/** Cancels every order whose payment is overdue; returns how many. */
export function sweepOrders(database: AtriumDatabase, services: Services): Promise<number> {
  return eachOfCompanies(database, services, overdueOrders, cancelOverdueOrder);
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
