import type { Insertable } from 'kysely';
import type { ConsoleActsTable, InvitationsTable, TenantRolePoliciesTable } from '../db/schema/console.ts';
import type { CertificationsTable } from '../db/schema/portal.ts';
import { personPinyin } from '../domain/organisation/pinyin.ts';
import { FIRST_ROLE_POLICIES } from '../domain/policies.ts';
import { demoPhone } from './content/companies.ts';
import { acts, invitations } from './content/consoleTexts.ts';
import { seedId } from './random.ts';
import { accountId, type Staff, tenantId, userId } from './staff.ts';

const HOUR_MS = 3_600_000;
const LIFE_HOURS = 7 * 24;

/** When the certification was submitted and decided, consistent with the acts. */
const SUBMITTED_HOURS = 380;
const REVIEWED_HOURS = 357;
const WAITING_HOURS = 20;
/** Whoever decides for the platform has no name in the company. */
const PROVIDER = { actor_id: accountId('admin'), actor_name: '' };

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** The policies of a demo company's roles. */
export function layRolePolicies(company: string): Insertable<TenantRolePoliciesTable>[] {
  return FIRST_ROLE_POLICIES.map((row) => ({ tenant_id: tenantId(company), ...row }));
}

/** People who were invited by text message and have not registered; the oldest invitation has expired. */
export function layInvitations(company: string, staff: Staff, now: Date): Insertable<InvitationsTable>[] {
  return invitations.map(([name, english, phone, department, title, number, hoursAgo]) => ({
    id: seedId(`invitation ${company} ${phone}`),
    tenant_id: tenantId(company),
    phone: demoPhone(phone),
    name,
    english_name: english,
    pinyin: personPinyin(name),
    organization_unit_id: staff.units.find((unit) => unit.display_name === department)?.id ?? null,
    job_title: title,
    employee_number: number,
    state: 'open',
    creation_time: before(now, hoursAgo),
    expiration_time: before(now, hoursAgo - LIFE_HOURS),
  }));
}

/** The company's certification; one of them waits for the host administrator's decision. */
export function layCertification(company: { key: string; name: string }, now: Date): Insertable<CertificationsTable> {
  const isPending = company.key === 'boreal';
  return {
    tenant_id: tenantId(company.key),
    status: isPending ? 'pending' : 'verified',
    company_name: `${company.name}（苏州）有限公司`,
    credit_code: '91320500MA1AURRA0T',
    legal_person: '沈国栋',
    address: '江苏省苏州市工业园区星湖街 18 号',
    submitted_time: before(now, isPending ? WAITING_HOURS : SUBMITTED_HOURS),
    reviewed_time: isPending ? null : before(now, REVIEWED_HOURS),
  };
}

/** What lin, or the provider, recently did in the console; written oldest first, as in real use. */
export function layActs(company: string, now: Date): Insertable<ConsoleActsTable>[] {
  return acts.map(([act, object, detail, hoursAgo]) => ({
    tenant_id: tenantId(company),
    ...(act === 'certificationVerified' ? PROVIDER : { actor_id: userId(company, 'lin'), actor_name: '林静' }),
    act,
    object,
    detail,
    creation_time: before(now, hoursAgo),
  }));
}
