import { type Selectable, sql } from 'kysely';
import type { CertificationRequest } from '../../../../contract/certification.ts';
import type { ReviewReason } from '../../../../contract/review.ts';
import type { Db } from '../../db/database.ts';
import { inTurn } from '../../db/inTurn.ts';
import type { CertificationsTable } from '../../db/schema/portal.ts';
import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { rowId } from '../ids.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { wireTimeOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';
import { hostActing, recordAct } from './acts.ts';
import { decided, lookedAtAnother, reasonsIn } from './reviewReasons.ts';
import { tellCompany } from './tenantNotices.ts';

type Row = Omit<CertificationRequest, 'submittedTime' | 'reviewedTime' | 'reasons'> & {
  readonly submitted: Date;
  readonly reasons: string;
};

/** One page of the companies that await a decision, oldest request first. */
export async function listCertifications(db: Db, cut: Cut): Promise<Page<CertificationRequest>> {
  const page = await readPage<Row>(db, cut, {
    columns: sql`c.tenant_id as id, t.display_name as "tenantName", c.status, c.company_name as "companyName",
      c.credit_code as "creditCode", c.legal_person as "legalPerson", c.address, c.attempt, c.reasons,
      c.submitted_time as submitted, c.license_picture is not null as "hasLicense"`,
    from: sql`from certifications c join tenants t on t.id = c.tenant_id where c.status = 'pending'`,
    order: sql`c.submitted_time, c.tenant_id`,
  });
  const items = page.items.map(({ submitted, reasons, ...row }) => ({
    ...row,
    submittedTime: wireTimeOf(submitted, DEFAULT_ZONE),
    reviewedTime: null,
    reasons: reasonsIn(reasons),
  }));
  return { ...page, items };
}

type Reviewed = Pick<Selectable<CertificationsTable>, 'tenant_id' | 'credit_code'>;

/**
 * A credit code belongs to one organisation. Throws 403 if another company has been certified with this one's code;
 * whoever approves the same code at the same time waits.
 */
async function demandOwnCode(db: Db, { tenant_id, credit_code }: Reviewed): Promise<void> {
  await inTurn(db, `certification ${credit_code}`);
  const other = await db
    .selectFrom('certifications as other')
    .innerJoin('tenants', 'tenants.id', 'other.tenant_id')
    .select('tenants.display_name as name')
    .where('other.credit_code', '=', credit_code)
    .where('other.tenant_id', '!=', tenant_id)
    .where('other.status', '=', 'verified')
    .executeTakeFirst();
  if (!other) return;
  throw businessError(ERROR_CODES.creditCodeTaken, {
    en: `This credit code belongs to ${other.name}, which has been certified with it.`,
    zh: `该统一社会信用代码已用于认证“${other.name}”。`,
  });
}

/**
 * Approves a company's submission, or refuses it with the given reasons, and notifies its administrators. Throws 403
 * unless exactly that attempt is pending, and for an approval with the credit code of another company.
 */
export async function reviewCertification(
  { db, services, session }: { readonly db: Db; readonly services: Services; readonly session: Session },
  id: string,
  { attempt, reasons }: { readonly attempt: number; readonly reasons: readonly ReviewReason[] },
): Promise<void> {
  const row = await db
    .updateTable('certifications')
    .set(decided(reasons, services.now()))
    .where('tenant_id', '=', rowId(id))
    .where('status', '=', 'pending')
    .where('attempt', '=', attempt)
    .returning(['tenant_id', 'company_name', 'credit_code', 'status'])
    .executeTakeFirst();
  if (!row) throw lookedAtAnother();
  if (row.status === 'verified') await demandOwnCode(db, row);
  const act = row.status === 'verified' ? 'certificationVerified' : 'certificationRefused';
  const remark = row.status === 'verified' ? '组织认证已通过' : `组织认证未通过，有 ${reasons.length} 处需要修改`;
  const host = hostActing(db, services, session);
  await recordAct(host, act, row.company_name, String(attempt));
  await tellCompany(db, services, row.tenant_id, 'tenantChanged', remark);
  await recordAct({ ...host, tenantId: row.tenant_id }, act, row.company_name, String(attempt));
}
