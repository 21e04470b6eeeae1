import type { MemberResults } from '../../../../contract/members.ts';
import type { Language, Text } from '../../errors/text.ts';
import { isRowId } from '../ids.ts';
import type { UserWork } from '../work.ts';
import { recordActs } from './acts.ts';
import { demandCallerManages, lockCompany } from './administrators.ts';
import { noPlaceText, placesLeft, warnOfPlaces } from './places.ts';

const TEXTS = {
  gone: { en: 'There is no such member.', zh: '成员不存在。' },
  own: { en: 'You cannot disable yourself.', zh: '不能停用自己。' },
} as const;

/** A member as read by an act on several members. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly unitId: string | null;
}

/** The members with these ids, locked; people outside this company are missing. */
export async function lockMembers(work: UserWork, ids: readonly string[]): Promise<ReadonlyMap<string, Chosen>> {
  const valid = ids.filter(isRowId);
  if (valid.length === 0) return new Map();
  const rows = await work.db
    .selectFrom('tenant_users')
    .select(['id', 'name', 'is_active as isActive', 'organization_unit_id as unitId'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', valid)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The result for each requested id, and the people whom nothing prevents from being changed. */
export function sortOut(
  ids: readonly string[],
  members: ReadonlyMap<string, Chosen>,
  language: Language,
  refusalOf: (member: Chosen) => Text | undefined,
): { readonly results: MemberResults; readonly good: readonly Chosen[] } {
  const good: Chosen[] = [];
  const items = [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => {
    const member = members.get(id);
    const refusal = member ? refusalOf(member) : TEXTS.gone;
    if (member && !refusal) good.push(member);
    return { id, error: refusal ? refusal[language] : null };
  });
  return { results: { items }, good };
}

/** Disables or enables people; disabling ends their sessions in the company. The result says for whom it failed. */
export async function setMembersActive(
  work: UserWork,
  { ids, isActive }: { readonly ids: readonly string[]; readonly isActive: boolean },
  language: Language,
): Promise<MemberResults> {
  const edition = await lockCompany(work);
  const members = await lockMembers(work, ids);
  let left = await placesLeft(work, edition);
  const { results, good } = sortOut(ids, members, language, (member) => {
    if (!isActive) return member.id === work.userId ? TEXTS.own : undefined;
    if (member.isActive) return undefined;
    left -= 1;
    return left < 0 ? noPlaceText(edition.user_limit ?? 0) : undefined;
  });
  const changed = good.filter((member) => member.isActive !== isActive);
  if (changed.length === 0) return results;
  const chosen = changed.map(({ id }) => id);
  await work.db
    .updateTable('tenant_users')
    .set({ is_active: isActive })
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', chosen)
    .execute();
  if (isActive) await warnOfPlaces(work, edition, chosen.length);
  else await work.services.endMemberSessions(work.db, chosen, work.instant);
  await demandCallerManages(work);
  await recordActs(
    work,
    isActive ? 'memberEnabled' : 'memberDisabled',
    changed.map(({ name }) => name),
  );
  return results;
}
