import { readCalendarFeed } from '../../../contract/calendarFeed.ts';
import { HOST_TENANT_ID } from '../db/schema.ts';
import { FileAnswer } from '../domain/files.ts';
import { calendarFile } from '../domain/schedules/feed.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session.ts';
import { inUserWork } from '../domain/work.ts';
import { notFound } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { newSecret, sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';

const FILE = /^([\w-]{43})\.ics$/;
const READ_EVERY_MS = 3_600_000;

/** Deletes the caller's feed in this company; resolves with whether there was one. */
async function dropFeed(auth: AuthContext, { tenantId, userId }: Session): Promise<boolean> {
  const { numDeletedRows } = await auth.database.inTenant(tenantId, (db) =>
    db
      .deleteFrom('calendar_feeds')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  return numDeletedRows > 0n;
}

/** Creates a new address for the caller's calendar in this company and revokes the old one. It is shown only once. */
export async function renewFeed(
  auth: AuthContext,
  session: Session,
  device: Device,
): Promise<{ secretAddress: string }> {
  const { tenantId, userId, accountId, clientId } = session;
  await limitCalls(auth, RATE_RULES.feedRenewal, accountId);
  const secret = newSecret();
  const made = { hash: sha256(secret), creation_time: auth.now(), last_read_time: null };
  const isFirst = await auth.database.inTenant(tenantId, async (db) => {
    const before = await db
      .selectFrom('calendar_feeds')
      .select('hash')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await db
      .insertInto('calendar_feeds')
      .values({ tenant_id: tenantId, user_id: userId, account_id: accountId, ...made })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(made))
      .execute();
    return before === undefined;
  });
  const action = isFirst ? 'CalendarFeedMade' : 'CalendarFeedRenewed';
  await logSecurity(auth, device, { identity: 'Account', action, accountId, tenantId: companyOf(session), clientId });
  const path = readCalendarFeed.path.replace('{file}', `${secret}.ics`);
  return { secretAddress: `${auth.config.publicUrl}${path}` };
}

/** Switches off the caller's feed in this company. */
export async function disableFeed(auth: AuthContext, session: Session, device: Device): Promise<void> {
  if (!(await dropFeed(auth, session))) return;
  const { accountId, clientId } = session;
  await logSecurity(auth, device, {
    identity: 'Account',
    action: 'CalendarFeedDisabled',
    accountId,
    tenantId: companyOf(session),
    clientId,
  });
}

const companyOf = ({ tenantId }: Session): string | null => (tenantId === HOST_TENANT_ID ? null : tenantId);

/** The owner of this feed, if they may still enter its company. */
async function ownerOf(auth: AuthContext, hash: string) {
  const feed = await auth.database.host
    .selectFrom('calendar_feeds as feed')
    .innerJoin('accounts as account', 'account.id', 'feed.account_id')
    .leftJoin('tenants as tenant', 'tenant.id', 'feed.tenant_id')
    .leftJoin('tenant_users as member', 'member.id', 'feed.user_id')
    .where('feed.hash', '=', hash)
    .select(['feed.tenant_id', 'feed.user_id', 'feed.last_read_time', 'account.is_active'])
    .select(['tenant.is_active as tenant_active', 'tenant.is_locked', 'member.is_active as member_active'])
    .executeTakeFirst();
  if (!feed?.is_active) return undefined;
  if (feed.tenant_id === HOST_TENANT_ID) return feed;
  return feed.tenant_active && feed.is_locked === false && feed.member_active ? feed : undefined;
}

/**
 * The calendar at a secret address. Throws the same 404 for an address that is unknown, old or switched off, and if the
 * company, account or membership is locked or disabled.
 */
export async function feedAt(auth: AuthContext, services: Services, file: string, device: Device): Promise<FileAnswer> {
  await limitCalls(auth, RATE_RULES.feedAddress, device.ip);
  const secret = FILE.exec(file)?.[1];
  const hash = sha256(secret ?? '');
  const owner = secret === undefined ? undefined : await ownerOf(auth, hash);
  if (!owner) throw notFound();
  await limitCalls(auth, RATE_RULES.feedReader, hash);
  const { tenant_id: tenantId, user_id: userId, last_read_time: last } = owner;
  const now = auth.now();
  if (last === null || now.getTime() - last.getTime() >= READ_EVERY_MS)
    await auth.database.host
      .updateTable('calendar_feeds')
      .set({ last_read_time: now })
      .where('hash', '=', hash)
      .execute();
  const text = await inUserWork(auth.database, services, { tenantId, userId }, calendarFile);
  return new FileAnswer(Buffer.from(text), 'text/calendar; charset=utf-8', 'atrium.ics', { etag: `"${sha256(text)}"` });
}
