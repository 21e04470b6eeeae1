import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type {
  Certification,
  CertificationEvent,
  submitCertification as submitCertificationCall,
} from '../../../../contract/certification.ts';
import { isCreditCode } from '../../../../contract/rules/identity.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { businessError, invalidField, notFound } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { wallClockOf, wireTimeOf } from '../wallClock.ts';
import type { UserWork, WorkInSteps } from '../work.ts';
import { recordAct } from './acts.ts';
import { demandWholeLicense, findLicense, keepLicense } from './license.ts';
import { nothingPending, reasonsIn } from './reviewReasons.ts';

/** How many history entries are shown. */
const HISTORY = 20;
const NONE: Certification = {
  status: 'none',
  companyName: null,
  creditCode: null,
  legalPerson: null,
  address: null,
  license: null,
  submittedTime: null,
  reviewedTime: null,
  attempt: 0,
  reasons: [],
  history: [],
};
/** Kinds of history entries, by the act that was logged. */
const KINDS = {
  certificationSubmitted: 'submitted',
  certificationWithdrawn: 'withdrawn',
  certificationVerified: 'verified',
  certificationRefused: 'refused',
} as const satisfies Record<string, CertificationEvent['kind']>;

async function readHistory({ db, tenantId, zone }: UserWork): Promise<CertificationEvent[]> {
  const { rows } = await sql<{ id: string; act: keyof typeof KINDS; actor: string; attempt: string; time: Date }>`
    select id::text, act, actor_name as actor, detail as attempt, creation_time as time from console_acts
    where tenant_id = ${tenantId} and act in (${sql.join(Object.keys(KINDS))}) order by console_acts.id desc limit ${HISTORY}`.execute(
    db,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: KINDS[row.act],
    attempt: Number(row.attempt),
    // Whoever decides for the platform has no name in the company.
    actorName: row.actor || null,
    creationTime: wallClockOf(row.time, zone),
  }));
}

/** The company's certification; 'none' if it has not been requested. */
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
    license: await findLicense(work),
    submittedTime: wireTimeOf(row.submitted_time, work.zone),
    reviewedTime: wireTimeOf(row.reviewed_time, work.zone),
    attempt: row.attempt,
    reasons: reasonsIn(row.reasons),
    history: await readHistory(work),
  };
}

type Submitted = z.output<typeof submitCertificationCall.body>;

/**
 * Requests certification. Throws 404 without a company, 400 for a wrong credit code or a licence that is not a complete
 * picture of the caller's, 403 while one is pending or verified.
 */
export async function submitCertification(steps: WorkInSteps, input: Submitted): Promise<void> {
  // Its first step also checks whether the caller may do this at all.
  await demandWholeLicense(steps, input.license.blobName);
  await steps.step((work) => submit(work, input));
}

async function submit(work: UserWork, input: Submitted): Promise<void> {
  if (work.tenantId === HOST_TENANT_ID) throw notFound();
  if (!isCreditCode(input.creditCode)) {
    throw invalidField('creditCode', {
      en: 'The check character of the credit code is not correct.',
      zh: '统一社会信用代码的校验位不正确。',
    });
  }
  const columns = {
    status: 'pending' as const,
    company_name: input.companyName,
    credit_code: input.creditCode,
    legal_person: input.legalPerson,
    address: input.address,
    submitted_time: work.instant,
    reviewed_time: null,
    reasons: '[]',
  };
  const row = await work.db
    .insertInto('certifications')
    .values({ tenant_id: work.tenantId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet((eb) => ({ ...columns, attempt: eb('certifications.attempt', '+', 1) }))
        .where('certifications.status', 'in', ['none', 'refused']),
    )
    .returning('attempt')
    .executeTakeFirst();
  if (!row) {
    throw businessError(ERROR_CODES.alreadyCertified, {
      en: 'The certification is already pending or verified.',
      zh: '组织认证正在审核或已通过。',
    });
  }
  await keepLicense(work, input.license.blobName);
  await work.db
    .updateTable('certifications')
    .set({ license_picture: input.license.blobName })
    .where('tenant_id', '=', work.tenantId)
    .execute();
  await recordAct(work, 'certificationSubmitted', input.companyName, String(row.attempt));
}

/** Withdraws the pending request; keeps what was entered. Throws 403 if nothing is pending. */
export async function withdrawCertification(work: UserWork): Promise<void> {
  const row = await work.db
    .updateTable('certifications')
    .set({ status: 'none' })
    .where('tenant_id', '=', work.tenantId)
    .where('status', '=', 'pending')
    .returning(['company_name', 'attempt'])
    .executeTakeFirst();
  if (!row) throw nothingPending();
  await recordAct(work, 'certificationWithdrawn', row.company_name, String(row.attempt));
}
