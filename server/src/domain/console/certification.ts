import type { Certification } from '../../../../contract/console.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { businessError, notFound } from '../../errors/apiError.ts';
import { stampOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';

const NONE: Certification = {
  status: 'none',
  companyName: null,
  creditCode: null,
  legalPerson: null,
  address: null,
  submittedTime: null,
  reviewedTime: null,
  reason: null,
};

/** The company's certification; 'none' before it was requested. */
export async function readCertification(work: UserWork): Promise<Certification> {
  const row = await work.db
    .selectFrom('certifications')
    .selectAll()
    .where('tenant_id', '=', work.tenantId)
    .executeTakeFirst();
  if (!row) return NONE;
  return {
    status: row.status,
    companyName: row.company_name,
    creditCode: row.credit_code,
    legalPerson: row.legal_person,
    address: row.address,
    submittedTime: stampOf(row.submitted_time, work.zone),
    reviewedTime: stampOf(row.reviewed_time, work.zone),
    reason: row.reason,
  };
}

/** Requests certification. Throws 404 without a company, 403 while one is pending or verified. */
export async function submitCertification(
  work: UserWork,
  input: { companyName: string; creditCode: string; legalPerson: string; address?: string | null | undefined },
): Promise<void> {
  if (work.tenantId === HOST_TENANT_ID) throw notFound();
  const columns = {
    status: 'pending' as const,
    company_name: input.companyName,
    credit_code: input.creditCode,
    legal_person: input.legalPerson,
    address: input.address ?? null,
    submitted_time: work.instant,
    reviewed_time: null,
    reason: null,
  };
  const { numInsertedOrUpdatedRows } = await work.db
    .insertInto('certifications')
    .values({ tenant_id: work.tenantId, ...columns })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet(columns).where('certifications.status', '=', 'refused'),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    throw businessError('Atrium:AlreadyCertified', {
      en: 'The certification is pending or verified already.',
      zh: '组织认证正在审核或已通过。',
    });
  }
}
