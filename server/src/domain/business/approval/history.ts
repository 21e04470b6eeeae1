import type { APPROVAL_ACTS } from '../../../../../contract/approvals.ts';
import { ownName } from '../../work.ts';
import type { BusinessWork } from '../engine/definition.ts';
import type { Case, Step } from './case.ts';

/**
 * Records an event of a request, and makes the open pages of the applicant and of everybody who was asked update;
 * `bySystem` if no person did it, although a person's call led to it.
 */
export async function record(
  work: BusinessWork,
  { approval, asked }: Pick<Case, 'approval' | 'asked'>,
  act: (typeof APPROVAL_ACTS)[number],
  more: {
    readonly step?: Pick<Step, 'key'> | undefined;
    readonly people?: readonly string[];
    readonly comment?: string | null | undefined;
    readonly bySystem?: true;
  } = {},
): Promise<void> {
  const { userId } = work;
  const actor = userId !== null && !more.bySystem ? { id: userId, name: await ownName({ ...work, userId }) } : null;
  await work.db
    .insertInto('approval_history')
    .values({
      tenant_id: work.tenantId,
      approval_id: approval.id,
      act,
      step: more.step?.key ?? null,
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      people: JSON.stringify(more.people ?? []),
      comment: more.comment || null,
      creation_time: work.instant,
    })
    .execute();
  const concerned = new Set([approval.applicant_id, ...asked.map(({ user_id }) => user_id)]);
  await work.services.publishTodosChange(work.db, work.tenantId, [...concerned]);
}
