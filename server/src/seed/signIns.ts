import type { Insertable } from 'kysely';
import { addDays } from '../../../contract/rules/days.ts';
import type { SecurityLogTable } from '../db/schema/sessions.ts';
import { instantOf } from '../domain/wallClock.ts';
import { randomOf } from './random.ts';

/** Minimum number of people in a thousand who sign in on a working day, and on a weekend day. */
const WORKING = 42;
const WEEKEND = 5;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** The sign-ins of the week before `now`, so that the console's chart has something to show. */
export function laySignIns(
  { key, tenantId, accountIds }: { key: string; tenantId: string; accountIds: readonly string[] },
  today: string,
  now: Date,
  zone: string,
): Insertable<SecurityLogTable>[] {
  const random = randomOf(`sign-ins ${key}`);
  return [-6, -5, -4, -3, -2, -1, 0].flatMap((move) => {
    const date = addDays(today, move);
    const share = isWeekend(date) ? WEEKEND : WORKING + random.int(8);
    const first = random.int(accountIds.length);
    const came = Math.round((accountIds.length * share) / 1000);
    const times = Array.from({ length: came }, (_, index) => {
      const minute = String(random.int(60)).padStart(2, '0');
      return {
        creation_time: instantOf(`${date}T0${7 + random.int(3)}:${minute}:00`, zone),
        account_id: accountIds[(first + index) % accountIds.length] ?? null,
      };
    });
    return times
      .filter(({ creation_time }) => creation_time <= now)
      .flatMap((one) => [
        { ...one, identity: 'OpenIddict', action: 'LoginSucceeded', tenant_id: null },
        { ...one, identity: 'Account', action: 'SwitchTenant', tenant_id: tenantId },
      ]);
  });
}
