import { sql } from 'kysely';
import type { ActRecord, ConsoleAct } from '../../../../contract/acts.ts';
import type { Db } from '../../db/database.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE, ownName, type UserWork } from '../work.ts';

/** Who acts, where and when. Outside every company: HOST_TENANT_ID and the account's id. */
export type ActingWork = Pick<UserWork, 'db' | 'tenantId' | 'userId' | 'instant'>;

/** Writes down the same act upon several, in one statement; see `recordAct`. */
export async function recordActs(
  work: ActingWork,
  act: ConsoleAct,
  objects: readonly string[],
  detail?: string,
): Promise<void> {
  if (objects.length === 0) return;
  const row = {
    tenant_id: work.tenantId,
    actor_id: work.userId,
    actor_name: await ownName(work),
    act,
    detail: detail ?? null,
    creation_time: work.instant,
  };
  await work.db
    .insertInto('console_acts')
    .values(objects.map((object) => ({ ...row, object })))
    .execute();
}

/**
 * Writes down, in the transaction of the act itself, that the caller did something in the console. `object` is the name
 * of whom or what it was done to; `detail` is what else the portal's sentence needs. Call it once the act has succeeded:
 * `await recordAct(work, 'orderCancelled', order.orderNumber)`. Host calls have `hostActing` as their work.
 */
export function recordAct(work: ActingWork, act: ConsoleAct, object: string, detail?: string): Promise<void> {
  return recordActs(work, act, [object], detail);
}

/** One page of what was done in the console of a company, or outside every company; newest first. */
export async function listActs(
  { db, tenantId, zone }: Pick<UserWork, 'db' | 'tenantId' | 'zone'>,
  cut: Cut,
): Promise<Page<ActRecord>> {
  const page = await readPage<Omit<ActRecord, 'creationTime'> & { creationTime: Date }>(db, cut, {
    columns: sql`id::text, act, actor_id as "actorId", actor_name as "actorName", object, detail,
      creation_time as "creationTime"`,
    from: sql`from console_acts where tenant_id = ${tenantId}`,
    order: sql`console_acts.id desc`,
  });
  return { ...page, items: page.items.map((row) => ({ ...row, creationTime: wallClockOf(row.creationTime, zone) })) };
}

/** The same for a host administrator, in the owner's transaction. */
export function hostActing(
  db: Db,
  services: Pick<Services, 'now'>,
  { accountId }: Session,
): ActingWork & { readonly zone: string } {
  return { db, tenantId: HOST_TENANT_ID, userId: accountId, instant: services.now(), zone: DEFAULT_ZONE };
}
