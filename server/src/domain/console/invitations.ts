import { type Selectable, sql } from 'kysely';
import type { Invitation } from '../../../../contract/invitations.ts';
import type { Db } from '../../db/database.ts';
import type { InvitationsTable } from '../../db/schema/console.ts';
import { businessError, notFound } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { rowId } from '../ids.ts';
import { maskPhone } from '../mask.ts';
import { matching } from '../organisation/people.ts';
import { personPinyin } from '../organisation/pinyin.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import type { Services, TextMessage } from '../services.ts';
import { wallClockOf } from '../wallClock.ts';
import { type TenantWork, tenantWork, type UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { type Edition, lockCompany } from './administrators.ts';
import { accountsByPhone, admit, demandStranger, type Newcomer, rootOf, welcomeText } from './admit.ts';
import { demandFreeNumber, isMembersNumber } from './members.ts';
import { demandPlace, placesLeft } from './places.ts';
import { bindTo } from './tenantNotices.ts';

const LIFE_MS = 7 * 86_400_000;
const REPEAT_AFTER_MS = 60_000;

/** The text message of an invitation. */
export function invitationText({ display_name: company }: Edition, phone: string): TextMessage {
  return { phone, text: `【Atrium】${company}邀请您加入，请在 7 天内用本手机号注册账号，注册后即成为成员。` };
}

/** Those of these numbers that have a valid invitation. */
export async function invitedAmong(work: TenantWork, phones: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ phone: string }>`select phone from invitations
    where tenant_id = ${work.tenantId} and state = 'open' and expiration_time > ${work.instant}
      and phone = any(${phones}::text[])`.execute(work.db);
  return new Set(rows.map(({ phone }) => phone));
}

/** Invites people without an account, replacing their expired invitations. Resolves with the ids. */
export async function invite(work: UserWork, people: readonly Newcomer[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = people.map((person) => ({
    tenant_id: work.tenantId,
    phone: person.phone,
    name: person.name,
    english_name: person.englishName,
    pinyin: personPinyin(person.name),
    organization_unit_id: person.unitId,
    job_title: person.jobTitle,
    employee_number: person.employeeNumber,
    creation_time: work.instant,
    expiration_time: new Date(work.instant.getTime() + LIFE_MS),
  }));
  const phones = people.map(({ phone }) => phone);
  await sql`update invitations set state = 'withdrawn' where tenant_id = ${work.tenantId} and state = 'open'
    and phone = any(${phones}::text[])`.execute(work.db);
  const { rows: written } = await sql<{ id: string }>`
    insert into invitations (tenant_id, phone, name, english_name, pinyin, organization_unit_id, job_title, employee_number,
      creation_time, expiration_time)
    select tenant_id, phone, name, english_name, pinyin, organization_unit_id, job_title, employee_number, creation_time,
      expiration_time
    from json_populate_recordset(null::invitations, ${JSON.stringify(rows)}::json) returning id`.execute(work.db);
  return written.map(({ id }) => id);
}

/** One page of the invitations that are still open or have expired, newest first. */
export async function listInvitations(
  work: UserWork,
  wanted: Cut & { readonly nameOrPhoneNumber?: string | undefined },
): Promise<Page<Invitation>> {
  type Row = Omit<Invitation, 'creationTime' | 'expirationTime' | 'isExpired'> & { created: Date; expires: Date };
  const page = await readPage<Row>(work.db, wanted, {
    columns: sql`i.id, i.name, i.phone as "phoneNumber", i.organization_unit_id as "organizationUnitId",
      o.display_name as "organizationUnitName", i.job_title as "jobTitle", i.employee_number as "employeeNumber",
      i.creation_time as created, i.expiration_time as expires`,
    from: sql`from invitations i left join organization_units o on o.id = i.organization_unit_id
      where i.tenant_id = ${work.tenantId} and i.state = 'open'
      ${matching(wanted.nameOrPhoneNumber, 'i')}`,
    order: sql`i.creation_time desc, i.id`,
  });
  return {
    ...page,
    items: page.items.map(({ created, expires, ...row }) => ({
      ...row,
      phoneNumber: maskPhone(row.phoneNumber),
      creationTime: wallClockOf(created, work.zone),
      expirationTime: wallClockOf(expires, work.zone),
      isExpired: expires <= work.instant,
    })),
  };
}

/** An invitation that is open, locked. */
function findOpen(work: TenantWork, id: string) {
  return work.db
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

async function lockOpen(work: UserWork, id: string) {
  const row = await findOpen(work, rowId(id));
  if (!row) throw notFound();
  return row;
}

/**
 * Renews an invitation; resolves with its message. Somebody who has since registered but was not admitted becomes a
 * member at once. Throws 404 for one that is not open, 403 within a minute of the last or if no place is left for it,
 * and 400 if its number has come to a member in another way, or somebody else has its employee number.
 */
export async function repeatInvitation(work: UserWork, id: string): Promise<TextMessage> {
  const edition = await lockCompany(work);
  const row = await lockOpen(work, id);
  const { phone, name, expiration_time } = row;
  const account = (await accountsByPhone(work, [phone])).get(phone);
  const isValid = expiration_time > work.instant;
  await demandStranger(work, phone, account?.id);
  await demandFreeNumber(work, row.employee_number, row.id);
  if (account?.isActive) {
    await demandPlace(work, edition, isValid);
    await takeUp(work, edition, row, account.id);
    await recordAct(work, 'memberAdded', name);
    return welcomeText(edition, phone);
  }
  if (expiration_time.getTime() - LIFE_MS + REPEAT_AFTER_MS > work.instant.getTime()) {
    throw businessError(ERROR_CODES.invitedJustNow, {
      en: 'The invitation was sent less than a minute ago.',
      zh: '邀请刚刚发送过，请一分钟后再试。',
    });
  }
  if (!isValid) await demandPlace(work, edition);
  await work.db
    .updateTable('invitations')
    .set({ expiration_time: new Date(work.instant.getTime() + LIFE_MS) })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', rowId(id))
    .execute();
  await recordAct(work, 'invitationRepeated', name);
  return invitationText(edition, phone);
}

/** Withdraws an invitation. Throws 404 for one that is not open. */
export async function withdrawInvitation(work: UserWork, id: string): Promise<void> {
  // Before the invitation, as everybody does who takes one up: otherwise the two could deadlock.
  await lockCompany(work);
  const { name } = await lockOpen(work, id);
  await work.db
    .updateTable('invitations')
    .set({ state: 'withdrawn' })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', rowId(id))
    .execute();
  await recordAct(work, 'invitationWithdrawn', name);
}

/**
 * Makes an account the member described by an invitation. Resolves with the user's id; the caller has counted the
 * places.
 */
async function takeUp(
  work: TenantWork,
  edition: Edition,
  row: Selectable<InvitationsTable>,
  accountId: string,
): Promise<string | undefined> {
  const [userId] = await admit(work, edition, [
    {
      accountId,
      phone: row.phone,
      name: row.name,
      englishName: row.english_name,
      jobTitle: row.job_title,
      employeeNumber: row.employee_number,
      unitId: row.organization_unit_id ?? (await rootOf(work)),
    },
  ]);
  await work.db.updateTable('invitations').set({ state: 'accepted' }).where('id', '=', row.id).execute();
  return userId;
}

/**
 * Accepts the invitations of a number that has just been registered, in the owner's transaction. If a company has no
 * place left, or a member now has the invitation's employee number, the invitation stays open, so that an administrator
 * can fix that and resend it.
 */
export async function acceptInvitations(db: Db, services: Services, accountId: string, phone: string): Promise<void> {
  const open = await db
    .selectFrom('invitations as invitation')
    .innerJoin('tenants as tenant', 'tenant.id', 'invitation.tenant_id')
    .select(['invitation.id', 'invitation.tenant_id'])
    // A company without departments has nowhere to put a new member.
    .where('tenant.root_unit_id', 'is not', null)
    .where('invitation.phone', '=', phone)
    .where('invitation.state', '=', 'open')
    .where('invitation.expiration_time', '>', services.now())
    .orderBy('invitation.tenant_id')
    .execute();
  for (const { id, tenant_id } of open) {
    await bindTo(db, tenant_id);
    const work = await tenantWork(db, services, tenant_id);
    const edition = await lockCompany(work);
    // It may have been withdrawn while the company was locked by somebody else.
    const row = await findOpen(work, id);
    if (!row) continue;
    if ((await placesLeft(work, edition, true)) < 1 || (await isMembersNumber(work, row.employee_number))) continue;
    const userId = await takeUp(work, edition, row, accountId);
    if (userId) await recordAct({ ...work, userId }, 'invitationAccepted', row.name);
  }
}
