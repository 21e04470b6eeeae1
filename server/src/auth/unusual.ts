import { networkOf } from '../domain/network.ts';
import type { AuthContext } from './context.ts';

/** A device at an address, and when the account first signed in with it. */
interface FirstUse {
  readonly device_id: string | null;
  readonly client_ip: string | null;
  readonly first: Date;
}

/** First sign-ins of an account, as far back as its security log goes. */
export async function firstUses(auth: AuthContext, accountId: string): Promise<FirstUse[]> {
  return auth.database.host
    .selectFrom('security_log')
    .select(({ fn }) => ['device_id', 'client_ip', fn.min<Date>('creation_time').as('first')])
    .where('account_id', '=', accountId)
    .where('action', '=', 'LoginSucceeded')
    .groupBy(['device_id', 'client_ip'])
    .execute();
}

/** The line that an address belongs to: a device of an IPv6 line takes a new address every day. */
const lineOf = (ip: string | null): string | null => ip && networkOf(ip);

/**
 * Whether a sign-in was the first from its device or line although there had been earlier ones. Entries from before
 * the log recorded device ids say nothing about devices.
 */
export function isUnusual(
  uses: readonly FirstUse[],
  session: { readonly device_id: string | null; readonly ip: string | null; readonly creation_time: Date },
): boolean {
  const earlier = uses.filter(({ first }) => first < session.creation_time);
  const devices = earlier.filter(({ device_id: id }) => id !== null);
  const isNewDevice =
    session.device_id !== null && devices.length > 0 && !devices.some(({ device_id: id }) => id === session.device_id);
  const line = lineOf(session.ip);
  const isNewLine = earlier.length > 0 && !earlier.some(({ client_ip: ip }) => lineOf(ip) === line);
  return isNewDevice || isNewLine;
}
