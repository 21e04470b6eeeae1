import { sql } from 'kysely';
import type { Dashboard } from '../../../../contract/dashboard.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { notFound } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';
import { instantOf, wireTimeOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { readCertification } from './certification.ts';
import { editionName } from './editions.ts';
import { itemsOf } from './orderRows.ts';
import { orderSummary } from './orders.ts';
import { lastDays, weekBegan } from './signInDays.ts';

/** How long before its expiry an invitation counts as about to expire. */
const ENDING_MS = 2 * 86_400_000;

interface Counts extends Omit<Dashboard['members'], 'limit'> {
  readonly userLimit: number | null;
  readonly editionName: string | null;
  readonly startDate: string;
  readonly expireDate: string | null;
  readonly daysLeft: number | null;
  readonly bytes: number;
  readonly files: number;
  readonly open: number;
  readonly ending: number;
  readonly nextExpiration: Date | null;
}

async function counts(work: UserWork, language: Language): Promise<Counts> {
  const { tenantId, instant, zone } = work;
  const today = work.wall.slice(0, 10);
  const monthBegan = instantOf(`${today.slice(0, 8)}01T00:00:00`, zone);
  const soon = new Date(instant.getTime() + ENDING_MS);
  const { rows } = await sql<Counts>`
    select m.*, s.*, i.*, t.user_limit as "userLimit", ${editionName(language, 't')} as "editionName",
      t.expire_date as "expireDate", t.expire_date::date - ${today}::date as "daysLeft",
      coalesce(
        (select max(o.start_date) from orders o where o.tenant_id = t.id and o.kind = 'edition'
          and o.status in ('paid', 'completed') and o.start_date <= ${today}),
        to_char(t.creation_time at time zone t.time_zone, 'YYYY-MM-DD')) as "startDate",
      (select count(*)::int from organization_units u where u.tenant_id = t.id and u.parent_id is not null) as departments
    from tenants t,
      (select (count(*) filter (where is_active))::int as active, (count(*) filter (where not is_active))::int as disabled,
        (count(*) filter (where creation_time >= ${monthBegan}))::int as "joinedThisMonth"
        from tenant_users where tenant_id = ${tenantId}) m,
      (select coalesce(sum(size), 0)::float8 as bytes, count(*)::int as files
        from attachments where tenant_id = ${tenantId}) s,
      (select count(*)::int as open, (count(*) filter (where expiration_time <= ${soon}))::int as ending,
        min(expiration_time) as "nextExpiration"
        from invitations where tenant_id = ${tenantId} and state = 'open' and expiration_time > ${instant}) i
    where t.id = ${tenantId}`.execute(work.db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

async function firstUnpaid(work: UserWork, language: Language): Promise<Dashboard['orders']['first']> {
  const { rows } = await sql<{ id: string; content: string }>`
    select id, content from orders where tenant_id = ${work.tenantId} and status = 'unpaid'
    order by payment_deadline nulls last, creation_time limit 1`.execute(work.db);
  const [row] = rows;
  return row ? { ...row, lead: (await itemsOf(work.db, [row.id], language)).get(row.id)?.[0] ?? null } : null;
}

/** The start page of a company's console. Throws 404 without a company. */
export async function readDashboard(work: UserWork, language: Language): Promise<Dashboard> {
  if (work.tenantId === HOST_TENANT_ID) throw notFound();
  const row = await counts(work, language);
  const { unpaid, unpaidAmount, nextDeadline } = await orderSummary(work);
  const { status, submittedTime, reviewedTime, reasons } = await readCertification(work);
  const { rows: days } = await sql<{ day: string; people: number }>`
    select day, people from company_sign_ins(${weekBegan(work.wall, work.zone)}, ${work.zone})`.execute(work.db);
  return {
    time: work.wall,
    orders: { unpaid, unpaidAmount, nextDeadline, first: await firstUnpaid(work, language) },
    certification: { status, submittedTime, reviewedTime, reasons: reasons.length },
    invitations: { open: row.open, ending: row.ending, nextExpiration: wireTimeOf(row.nextExpiration, work.zone) },
    edition: {
      name: row.editionName,
      startDate: row.startDate,
      expireDate: row.expireDate,
      daysLeft: row.daysLeft,
    },
    members: {
      active: row.active,
      disabled: row.disabled,
      limit: row.userLimit,
      departments: row.departments,
      joinedThisMonth: row.joinedThisMonth,
    },
    storage: { bytes: row.bytes, files: row.files },
    signIns: lastDays(work.wall, days),
  };
}
