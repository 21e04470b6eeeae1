import type { BusinessWork } from '../engine/definition.ts';
import type { Case } from './case.ts';
import type { Approver } from './organisation.ts';
import { tellOfRequest } from './tell.ts';

/**
 * Shares a request with people to read, and notifies them; people who already have it are not notified again.
 * @returns the people who did not have it yet.
 */
export async function giveToRead(
  work: BusinessWork,
  one: Case,
  people: readonly Approver[],
  status: string,
): Promise<readonly Approver[]> {
  if (people.length === 0) return [];
  const fresh = await work.db
    .insertInto('approval_copies')
    .values(
      people.map(({ id, name, department }) => ({
        tenant_id: work.tenantId,
        approval_id: one.approval.id,
        user_id: id,
        user_name: name,
        department,
        creation_time: work.instant,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  await tellOfRequest(
    work,
    one,
    fresh.map(({ user_id }) => user_id),
    { type: 'approvalCopy', status },
  );
  return people.filter(({ id }) => fresh.some(({ user_id }) => user_id === id));
}
