import { type RawBuilder, sql } from 'kysely';
import type { Member, memberSortings } from '../../../../contract/members.ts';
import type { Person } from '../../../../contract/organisation.ts';
import { addDays } from '../../../../contract/rules/days.ts';
import { phoneDigits } from '../../../../contract/rules/typed.ts';
import { rowId } from '../ids.ts';
import { likeText } from '../like.ts';
import { maskPhone } from '../mask.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import { instantOf, isWallClock } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { pinyinSearch } from './pinyin.ts';

const everybody = { skipCount: 0, maxResultCount: 1000 };

const USUAL_ORDER = sql`"isLeader" desc, u.employee_number, u.id`;

/** People of the company that match `where`, by employee number, leaders first, unless another order is requested. */
async function listPeople(
  work: UserWork,
  where: RawBuilder<unknown>,
  cut: Cut,
  order = USUAL_ORDER,
): Promise<Page<Member>> {
  const from = sql`from tenant_users u left join organization_units o on o.id = u.organization_unit_id
    where u.tenant_id = ${work.tenantId} ${where}`;
  const columns = sql`u.id, u.name, u.account_id as "hostId", u.organization_unit_id as "organizationUnitId",
    o.display_name as "organizationUnitName", u.job_title as "jobTitle", u.employee_number as "employeeNumber",
    u.english_name as "englishName", u.phone as "phoneNumber", u.is_active as "isActive", coalesce(o.leader_id = u.id, false) as "isLeader"`;
  const page = await readPage<Member>(work.db, cut, { columns, from, order });
  return { ...page, items: page.items.map((row) => ({ ...row, phoneNumber: maskPhone(row.phoneNumber) })) };
}

const APART = /(?<=\p{Ideographic})\s+(?=\p{Ideographic})/gu;

/**
 * Matches digits against whole phone numbers, anything else against parts of names, and letters against their pinyin as
 * well. Numbers are shown masked; if a part of one found anybody, the masked digits could be guessed one by one.
 *
 * @param people - the query's name for their table: `tenant_users u`, or `invitations i`.
 */
export function matching(text: string | null | undefined, people: 'u' | 'i' = 'u'): RawBuilder<unknown> {
  const wanted = text?.trim();
  if (!wanted) return sql``;
  const digits = phoneDigits(wanted);
  if (/^\d+$/.test(digits)) return sql`and ${sql.ref(`${people}.phone`)} = ${digits}`;
  const part = `%${likeText(wanted)}%`;
  const [name, english, heard] = [`${people}.name`, `${people}.english_name`, `${people}.pinyin`].map((one) =>
    sql.ref(one),
  );
  const search = pinyinSearch(wanted);
  if (!search) {
    // Two characters may be set apart, as in printed lists: 王 磊.
    const closed = `%${likeText(wanted.replace(APART, ''))}%`;
    return sql`and (${name} ilike ${part} or ${name} ilike ${closed} or ${english} ilike ${part})`;
  }
  // With collation "C", case-insensitive comparison is fast, which makes up for the third comparison.
  return sql`and (${name} collate "C" ilike ${part} or ${english} collate "C" ilike ${part}
    or (${heard} like ${search.like} and ${heard} collate "C" ~ ${search.part}))`;
}

/** People with exactly this name first, then those whose whole name has this pinyin, then the rest. */
function nearestFirst(text: string | null | undefined): RawBuilder<unknown> {
  const wanted = text?.trim() ?? '';
  const search = pinyinSearch(wanted);
  if (!search) return USUAL_ORDER;
  return sql`case when lower(${wanted}) in (lower(u.name), lower(u.english_name)) then 0
    when u.pinyin collate "C" ~ ${search.whole} then 1 else 2 end, ${USUAL_ORDER}`;
}

function withoutState({ isActive: _active, isLeader: _leader, englishName: _english, ...person }: Member): Person {
  return person;
}

/** Active people of one unit itself; a unit that this company does not have yields an empty list, not a 404. */
export async function listUnitUsers(work: UserWork, unitId: string): Promise<Person[]> {
  const where = sql`and u.is_active and u.organization_unit_id = ${rowId(unitId)}`;
  return (await listPeople(work, where, everybody)).items.map(withoutState);
}

/** Active people by name, its pinyin or phone number (§2 "Select-person dialog"). */
export async function searchUsers(work: UserWork, text: string | null | undefined, cut: Cut): Promise<Page<Person>> {
  const page = await listPeople(work, sql`and u.is_active ${matching(text)}`, cut, nearestFirst(text));
  return { ...page, items: page.items.map(withoutState) };
}

/** People for the console: those of a unit and everything below it, including disabled ones. */
export interface MemberFilter {
  readonly organizationUnitId?: string | undefined;
  readonly nameOrPhoneNumber?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly joinedFrom?: string | undefined;
  readonly signedInOn?: string | undefined;
  readonly sorting?: (typeof memberSortings)[number] | undefined;
  readonly isDescending?: boolean | undefined;
}

/** The condition that a filter puts on `tenant_users u` and its unit `o`. */
export function matchingMembers(work: UserWork, filter: MemberFilter): RawBuilder<unknown> {
  const below = filter.organizationUnitId
    ? sql`and (o.code || '.') like (select top.code || '.%' from organization_units top
        where top.tenant_id = ${work.tenantId} and top.id = ${rowId(filter.organizationUnitId)})`
    : sql``;
  const state = filter.isActive === undefined ? sql`` : sql`and u.is_active = ${filter.isActive}`;
  return sql`${below} ${state} ${matching(filter.nameOrPhoneNumber)} ${onDays(work, filter)}`;
}

/** Days are on the company's wall clock; a date that does not exist is ignored. */
function onDays({ zone }: UserWork, { joinedFrom, signedInOn }: MemberFilter): RawBuilder<unknown> {
  const isDay = (day: string | undefined): day is string => day !== undefined && isWallClock(`${day}T00:00:00`);
  const began = (day: string) => instantOf(`${day}T00:00:00`, zone);
  const joined = isDay(joinedFrom) ? sql`and u.creation_time >= ${began(joinedFrom)}` : sql``;
  if (!isDay(signedInOn)) return joined;
  return sql`${joined} and u.account_id in (
    select account_id from company_visitors(${began(signedInOn)}, ${began(addDays(signedInOn, 1))}))`;
}

const COLUMNS = {
  name: 'u.name',
  employeeNumber: 'u.employee_number',
  jobTitle: 'u.job_title',
  creationTime: 'u.creation_time',
} as const satisfies Record<(typeof memberSortings)[number], string>;

/** The order that a filter requests; people without a value in that column come last in both directions. */
export function memberOrder({ sorting, isDescending = false }: MemberFilter): RawBuilder<unknown> | undefined {
  if (sorting === undefined) return undefined;
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${sql.ref(COLUMNS[sorting])} ${direction} nulls last, u.id`;
}

export function listMembers(work: UserWork, filter: MemberFilter & Cut): Promise<Page<Member>> {
  return listPeople(
    work,
    matchingMembers(work, filter),
    filter,
    memberOrder(filter) ?? nearestFirst(filter.nameOrPhoneNumber),
  );
}
