import { invalidField } from '../../errors/apiError.ts';
import type { UserWork } from '../work.ts';

const notUploaded = () =>
  invalidField('attachments', {
    en: 'An attachment was not uploaded by you or belongs to another task.',
    zh: '附件不是您上传的，或已属于其他任务。',
  });

/**
 * Makes exactly these files the attachments of a task, in this order: unused uploads of the user, or files the task
 * already has. Throws 400 for any other. Display names stay as they were uploaded.
 */
export async function attachFiles(
  work: UserWork,
  taskId: string,
  files: readonly { readonly blobName: string }[],
): Promise<void> {
  const names = [...new Set(files.map(({ blobName }) => blobName))];
  await work.db
    .updateTable('attachments')
    .set({ task_id: null })
    .where('tenant_id', '=', work.tenantId)
    .where('task_id', '=', taskId)
    .where('blob_name', 'not in', names.length > 0 ? names : [''])
    .execute();
  for (const [position, name] of names.entries()) {
    const { numUpdatedRows } = await work.db
      .updateTable('attachments')
      .set({ task_id: taskId, position })
      .where('tenant_id', '=', work.tenantId)
      .where('blob_name', '=', name)
      .where((eb) =>
        eb.or([
          eb('task_id', '=', taskId),
          eb.and([eb('task_id', 'is', null), eb('kept_for', 'is', null), eb('owner_id', '=', work.userId)]),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notUploaded();
  }
}
