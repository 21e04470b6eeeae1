import { invalidField } from '../../../errors/apiError.ts';
import type { UserWork } from '../../work.ts';
import type { Catalogue } from '../engine/catalogue.ts';
import { engineFor } from '../engine/context.ts';
import type { BusinessDesk } from '../engine/definition.ts';
import { deskOf } from '../engine/desk.ts';
import { type Application, begin } from './begin.ts';
import type { About, ApprovalDesk } from './progress.ts';

const nobody = () => invalidField('applicant', { en: 'Somebody has to apply for it.', zh: '缺少申请人。' });

/** Passes the end of an approval to the record that waits for it, as its system event `approved` or `refused`. */
function performerOf(desk: Pick<BusinessDesk, 'hold' | 'move'>): ApprovalDesk['perform'] {
  return async ({ kind, id }: About, event) => {
    const record = await desk.hold(kind, id);
    // If it has been deleted, nothing waits any more.
    if (record) await desk.move(record, event);
  };
}

/** The desk of somebody who acts on requests. */
export async function approvalDeskOf(
  work: UserWork,
  catalogue: Catalogue,
): Promise<ApprovalDesk & { readonly work: UserWork }> {
  return { work, perform: performerOf(deskOf(await engineFor(work, catalogue))) };
}

/**
 * Starts an approval from another application, in its transaction, on behalf of the person acting there. When it ends,
 * the record `about` receives the system event `approved`, or `refused` (also if the applicant withdraws it). If nobody
 * but the applicant could decide, it is approved at once.
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
