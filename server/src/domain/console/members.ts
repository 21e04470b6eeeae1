import { businessError, invalidField, notFound } from '../../errors/apiError.ts';
import { isRowId, rowId } from '../ids.ts';
import type { UserWork } from '../work.ts';

export interface MemberChange {
  readonly organizationUnitId?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly isActive?: boolean | undefined;
}

/** Changes a person's place in the company. Throws 404, 403 for disabling oneself, 400 for an unknown unit. */
export async function updateMember(work: UserWork, id: string, change: MemberChange): Promise<void> {
  const userId = rowId(id);
  if (userId === work.userId && change.isActive === false) {
    throw businessError('Atrium:OwnUser', { en: 'You cannot disable yourself.', zh: '不能停用自己。' });
  }
  const unitId = change.organizationUnitId;
  if (unitId !== undefined) {
    const unit =
      isRowId(unitId) &&
      (await work.db
        .selectFrom('organization_units')
        .select('id')
        .where('tenant_id', '=', work.tenantId)
        .where('id', '=', unitId)
        .executeTakeFirst());
    if (!unit) throw invalidField('organizationUnitId', { en: 'There is no such department.', zh: '部门不存在。' });
  }
  const { numUpdatedRows } = await work.db
    .updateTable('tenant_users')
    // `tenant_id` is set to itself, so that a change without fields is still a valid statement.
    .set({
      tenant_id: work.tenantId,
      ...(unitId === undefined ? {} : { organization_unit_id: unitId }),
      ...(change.jobTitle === undefined ? {} : { job_title: change.jobTitle }),
      ...(change.isActive === undefined ? {} : { is_active: change.isActive }),
    })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
