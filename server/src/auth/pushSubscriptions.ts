import { type PushQuiet, pushQuiet } from '../../../contract/push.ts';
import { isPushAddress } from '../domain/push/pushAddress.ts';
import type { PushTarget } from '../domain/push/sendPush.ts';
import type { Session } from '../domain/session.ts';
import { invalidField } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { liveSessionsAmong } from './sessions.ts';

/** More browsers than anybody uses: each is sent every message, one after another. */
const MOST_BROWSERS = 10;

/**
 * Notifies this browser of what arrives for the caller in this company, until the session ends; only the newest browsers
 * are kept.
 */
export async function subscribe(auth: AuthContext, session: Session, asked: PushTarget & PushQuiet): Promise<void> {
  const { id: sessionId, tenantId, userId, accountId } = session;
  await limitCalls(auth, RATE_RULES.pushSubscription, accountId);
  const { endpoint, p256dh, auth: secret, doNotDisturb, quietHours } = asked;
  if (!isPushAddress(endpoint, auth.config.push.origins))
    throw invalidField('endpoint', { en: 'This is not a push service.', zh: '这不是推送服务的地址。' });
  const row = {
    tenant_id: tenantId,
    user_id: userId,
    account_id: accountId,
    session_id: sessionId,
    endpoint,
    p256dh,
    auth: secret,
    quiet: JSON.stringify({ doNotDisturb, quietHours }),
    creation_time: auth.now(),
  };
  await auth.database.inHost(async (db) => {
    // One per session. Whoever knows the endpoint is that browser, regardless of who was signed in there before.
    await db
      .deleteFrom('push_subscriptions')
      .where('session_id', '=', sessionId)
      .where('endpoint', '<>', endpoint)
      .execute();
    await db
      .insertInto('push_subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await db
      .deleteFrom('push_subscriptions')
      .where('id', 'in', (where) =>
        where
          .selectFrom('push_subscriptions')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('user_id', '=', userId)
          .where('endpoint', '<>', endpoint)
          .orderBy('creation_time', 'desc')
          .offset(MOST_BROWSERS - 1),
      )
      .execute();
  });
}

/** Stops notifying this browser, if it is one of the caller's. */
export async function unsubscribe(auth: AuthContext, { accountId }: Session, endpoint: string): Promise<void> {
  await auth.database.host
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes the subscription of a browser that its push service no longer knows. */
export async function forgetSubscription({ database }: Pick<AuthContext, 'database'>, endpoint: string): Promise<void> {
  await database.host.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

/** The browsers to notify for a person in a company: those of sessions that are still usable. */
export async function subscriptionsOf(
  auth: Pick<AuthContext, 'database' | 'now'>,
  tenantId: string,
  userId: string,
): Promise<readonly (PushTarget & { readonly quiet: PushQuiet })[]> {
  const rows = await auth.database.host
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'quiet', 'session_id'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  const live = await liveSessionsAmong(
    auth,
    rows.map((row) => row.session_id),
  );
  return rows
    .filter((row) => live.has(row.session_id))
    .map(({ quiet, session_id: _, ...target }) => ({ ...target, quiet: pushQuiet.parse(JSON.parse(quiet)) }));
}
