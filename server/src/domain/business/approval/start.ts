import { invalidField } from '../../../errors/apiError.ts';
import type { UserWork } from '../../work.ts';
import type { Catalogue } from '../engine/catalogue.ts';
import { engineFor } from '../engine/context.ts';
import type { BusinessDesk } from '../engine/definition.ts';
import { deskOf } from '../engine/desk.ts';
import { type Application, begin } from './begin.ts';
import type { About, ApprovalDesk } from './progress.ts';

const nobody = () => invalidField('applicant', { en: 'Somebody has to apply for it.', zh: '缺少申请人。' });

/** How the end of an approval reaches the record that waits for it: by its system event `approved` or `refused`. */
function performerOf(desk: Pick<BusinessDesk, 'hold' | 'move'>): ApprovalDesk['perform'] {
  return async ({ kind, id }: About, event) => {
    const record = await desk.hold(kind, id);
    // Deleted meanwhile: nothing waits any more.
    if (record) await desk.move(record, event);
  };
}

/** The desk of somebody who acts upon requests. */
export async function approvalDeskOf(
  work: UserWork,
  catalogue: Catalogue,
): Promise<ApprovalDesk & { readonly work: UserWork }> {
  return { work, perform: performerOf(deskOf(await engineFor(work, catalogue))) };
}

/**
 * Starts an approval from another application, in its transaction, on behalf of whoever acts there. When it ends, the record
 * `about` gets the system event `approved`, or `refused` (also if the applicant withdraws it). If there is nobody but the
 * applicant to decide, it is approved at once.
 *
 * @returns the id of the request and its number.
 */
export async function startApproval(
  desk: Pick<BusinessDesk, 'work' | 'hold' | 'move'>,
  application: Application,
): Promise<{ id: string; number: string }> {
  const { userId } = desk.work;
  if (userId === null) throw nobody();
  return begin({ work: { ...desk.work, userId }, perform: performerOf(desk) }, application);
}
