import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import type { Text } from '../../errors/text.ts';
import { raiseNotifications } from '../notifications/raise.ts';
import type { TenantWork } from '../work.ts';
import { administratorsOf, type Edition } from './administrators.ts';

/** Percentages of the edition's user limit at which its administrators are warned, highest first. */
const THRESHOLDS = [100, 90] as const;

/** The message when no place is left. */
export function noPlaceText(limit: number): Text {
  return {
    en: `Active members in this edition: at most ${limit}. All places are taken, those of open invitations included.`,
    zh: `当前版本最多 ${limit} 名启用的成员，名额已用完（含待加入的邀请）。`,
  };
}

/** Members who occupy a place: disabled ones do not. */
export async function countPlaces({ db, tenantId }: Pick<TenantWork, 'db' | 'tenantId'>): Promise<number> {
  const { count } = await db
    .selectFrom('tenant_users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Places reserved for people whose invitation can still be accepted. */
async function countInvited({ db, tenantId, instant }: TenantWork): Promise<number> {
  const { count } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .where('expiration_time', '>', instant)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Places left in an edition; unlimited without a limit. Call it under `lockCompany`, or somebody else may take the last
 * one.
 *
 * @param isInvited - for somebody who is invited: the first to accept takes one of the places reserved for invited
 * people.
 */
export async function placesLeft(work: TenantWork, { user_limit: limit }: Edition, isInvited = false): Promise<number> {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const kept = isInvited ? 0 : await countInvited(work);
  return Math.max(0, limit - (await countPlaces(work)) - kept);
}

/** Throws 403 if there is no place for one more; `isInvited` as in `placesLeft`. */
export async function demandPlace(work: TenantWork, edition: Edition, isInvited = false): Promise<void> {
  if (edition.user_limit === null || (await placesLeft(work, edition, isInvited)) >= 1) return;
  throw businessError(ERROR_CODES.noPlaceLeft, noPlaceText(edition.user_limit));
}

/** Warns the administrators once when `added` people have just taken the company over 90 or 100 % of its places. */
export async function warnOfPlaces(work: TenantWork, edition: Edition, added: number): Promise<void> {
  const { user_limit: limit } = edition;
  if (limit === null || added === 0) return;
  const used = await countPlaces(work);
  const reached = (count: number, percent: number): boolean => count * 100 >= limit * percent;
  const threshold = THRESHOLDS.find((percent) => reached(used, percent) && !reached(used - added, percent));
  if (threshold === undefined) return;
  const told = await administratorsOf(work.db, work.tenantId);
  await raiseNotifications(
    work,
    told.map(({ id }) => id),
    {
      moduleName: 'Basic',
      notificationName: 'userCountWarning',
      displayName: '用户数预警',
      title: `${edition.display_name}：用户数已达 ${threshold}%`,
      app: {
        businessId: work.tenantId,
        organization: edition.display_name,
        edition: edition.edition_name,
        tenant: edition.name,
        used: `${used} / ${limit}`,
        threshold: `${threshold}%`,
        remark: '可在费用中心增购用户',
      },
    },
  );
}
