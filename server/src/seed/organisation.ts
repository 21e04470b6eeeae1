import type { Insertable } from 'kysely';
import type { ConsoleActsTable, InvitationsTable, TenantRolePoliciesTable } from '../db/schema/console.ts';
import { FIRST_ROLE_POLICIES } from '../domain/policies.ts';
import { demoPhone } from './content/companies.ts';
import { acts, invitations } from './content/consoleTexts.ts';
import { seedId } from './random.ts';
import { type Staff, tenantId, userId } from './staff.ts';

const HOUR_MS = 3_600_000;
const LIFE_HOURS = 7 * 24;

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** What the roles of a demo company bring. */
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
    organization_unit_id: staff.units.find((unit) => unit.display_name === department)?.id ?? null,
    job_title: title,
    employee_number: number,
    state: 'open',
    creation_time: before(now, hoursAgo),
    expiration_time: before(now, hoursAgo - LIFE_HOURS),
  }));
}

/** What lin did in the console lately; written oldest first, as it would have been. */
export function layActs(company: string, now: Date): Insertable<ConsoleActsTable>[] {
  return acts.map(([act, object, detail, hoursAgo]) => ({
    tenant_id: tenantId(company),
    actor_id: userId(company, 'lin'),
    actor_name: '林静',
    act,
    object,
    detail,
    creation_time: before(now, hoursAgo),
  }));
}
