import { sql } from 'kysely';
import type { ActRecord, ConsoleAct } from '../../../../contract/acts.ts';
import { addDays } from '../../../../contract/rules/days.ts';
import type { Db } from '../../db/database.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { invalidField } from '../../errors/apiError.ts';
import { likeText } from '../like.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { instantOf, isWallClock, wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE, ownName, type UserWork } from '../work.ts';

/** Who acts, where and when. Outside every company: HOST_TENANT_ID and the account's id. */
export type ActingWork = Pick<UserWork, 'db' | 'tenantId' | 'userId' | 'instant'>;

/** Logs the same act on several objects, in one statement; see `recordAct`. */
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
 * Logs, in the transaction of the act itself, that the caller did something in the console. `object` is the name of
 * whom or what it was done to; `detail` is what else the portal's sentence needs. Call it once the act has succeeded:
 * `await recordAct(work, 'orderCancelled', order.orderNumber)`. Host calls use `hostActing` as their work.
 */
export function recordAct(work: ActingWork, act: ConsoleAct, object: string, detail?: string): Promise<void> {
  return recordActs(work, act, [object], detail);
}

/** Filter for acts; days are in the zone. */
export interface ActFilter {
  readonly keyword?: string | undefined;
  readonly act?: string | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function matchingActs({ tenantId, zone }: Pick<UserWork, 'tenantId' | 'zone'>, filter: ActFilter) {
  const { keyword, act, actor, from, to } = filter;
  const holding = (text: string) => `%${likeText(text)}%`;
  const words = keyword && holding(keyword);
  return sql`from console_acts where tenant_id = ${tenantId}
    ${words ? sql`and (actor_name ilike ${words} or object ilike ${words} or detail ilike ${words})` : sql``}
    ${act ? sql`and act = ${act}` : sql``}
    ${actor ? sql`and actor_name ilike ${holding(actor)}` : sql``}
    ${from ? sql`and creation_time >= ${dayBegin('from', from, zone)}` : sql``}
    ${to ? sql`and creation_time < ${dayBegin('to', to, zone, 1)}` : sql``}`;
}

/** The start of a day, or of the day `later` days after it. Throws 400 if the day does not exist. */
function dayBegin(member: string, day: string, zone: string, later = 0): Date {
  if (!isWallClock(`${day}T00:00:00`)) throw invalidField(member, { en: 'This is not a day.', zh: '日期无效。' });
  return instantOf(`${addDays(day, later)}T00:00:00`, zone);
}

/** One page of the acts in the console of a company, or outside every company; newest first. */
export async function listActs(
  work: Pick<UserWork, 'db' | 'tenantId' | 'zone'>,
  { skipCount, maxResultCount, ...filter }: Cut & ActFilter,
): Promise<Page<ActRecord>> {
  const { db, zone } = work;
  const cut = { skipCount, maxResultCount };
  const page = await readPage<Omit<ActRecord, 'creationTime'> & { creationTime: Date }>(db, cut, {
    columns: sql`id::text, act, actor_id as "actorId", actor_name as "actorName", object, detail,
      creation_time as "creationTime"`,
    from: matchingActs(work, filter),
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
