import { type RawBuilder, sql } from 'kysely';
import type { HostAccount } from '../../../../contract/hostAccounts.ts';
import { addDays } from '../../../../contract/rules/days.ts';
import { phoneDigits } from '../../../../contract/rules/typed.ts';
import type { Db } from '../../db/database.ts';
import { likeText } from '../like.ts';
import { maskPhone } from '../mask.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import { instantOf, isWallClock, wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';

interface Wanted extends Cut {
  readonly filter?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly signedInOn?: string | undefined;
}

/** Sign-ins outside every company, counted as on the start page (hostDashboard.ts). */
function signedInOn(day: string | undefined): RawBuilder<unknown> {
  if (day === undefined || !isWallClock(`${day}T00:00:00`)) return sql``;
  const began = (date: string) => instantOf(`${date}T00:00:00`, DEFAULT_ZONE);
  return sql`and a.id in (select l.account_id from security_log l
    where l.tenant_id is null and l.action = 'LoginSucceeded'
      and l.creation_time >= ${began(day)} and l.creation_time < ${began(addDays(day, 1))})`;
}

/** One page of all accounts by user name, in the owner's transaction. */
export async function listHostAccounts(db: Db, wanted: Wanted): Promise<Page<HostAccount>> {
  const text = wanted.filter?.trim() ?? '';
  const pattern = `%${likeText(text)}%`;
  const from = sql`from accounts a left join second_steps s on s.account_id = a.id and s.enabled_time is not null
    where not a.is_erased and (a.user_name ilike ${pattern} or a.name ilike ${pattern} or a.english_name ilike ${pattern} or a.phone = ${phoneDigits(text)})
      ${wanted.isActive === undefined ? sql`` : sql`and a.is_active = ${wanted.isActive}`}
      ${signedInOn(wanted.signedInOn)}`;
  const columns = sql`a.id, a.user_name as "userName", a.name, a.phone as "phoneNumber", a.is_active as "isActive",
    s.account_id is not null as "hasSecondStep", greatest(a.last_sign_in_time, (select max(l.creation_time)
      from security_log l where l.account_id = a.id and l.tenant_id is null and l.action = 'LoginSucceeded'
    )) as "lastSignInTime",
    a.creation_time as "creationTime"`;
  type Row = Omit<HostAccount, 'lastSignInTime' | 'creationTime'> & { lastSignInTime: Date | null; creationTime: Date };
  const page = await readPage<Row>(db, wanted, { columns, from, order: sql`lower(a.user_name)` });
  return {
    ...page,
    items: page.items.map(({ lastSignInTime, ...row }) => ({
      ...row,
      phoneNumber: maskPhone(row.phoneNumber),
      lastSignInTime: lastSignInTime && wallClockOf(lastSignInTime, DEFAULT_ZONE),
      creationTime: wallClockOf(row.creationTime, DEFAULT_ZONE),
    })),
  };
}
