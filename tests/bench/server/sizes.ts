import { RemotePerson } from '../../server/support/remotePerson.ts';
import { COMPANY, TABLES as COMPANY_TABLES, fillCompany } from './company.ts';
import { compared, MOST_TIMES, type Times } from './compared.ts';
import { withDemo, withoutIndexes } from './filling.ts';
import type { Ask } from './load.ts';
import { configuration, NOTIFICATIONS, pagesOfHeavyReader } from './pages.ts';
import { addMembers, TABLES as PEOPLE_TABLES, signIns } from './people.ts';

/** How many people sign in. */
const SIGNING_IN = 500;
/** A page that the notifications of one module have in both. */
const LATE_PAGE = 20;

/**
 * A database of the demo with one company grown to this many notifications, to-dos and schedules, members, accounts,
 * sessions, refresh tokens and entries of the security log. It has a longer past, not a fuller month: however many rows,
 * `recent` of the to-dos and schedules are of the last two years.
 */
export async function makeGrownCompany(databaseUrl: string, rows: number, recent: number): Promise<void> {
  await withDemo(databaseUrl, (client) =>
    withoutIndexes(client, [...COMPANY_TABLES, ...PEOPLE_TABLES], async () => {
      // References are right by construction; checking millions of them would take most of the time.
      await client.query('set session_replication_role = replica');
      await fillCompany(client, { notifications: rows, tasks: rows, recent });
      await addMembers(client, COMPANY, rows);
    }),
  );
}

/** What is compared: the same requests to both servers. */
async function asksOf(address: string): Promise<Record<string, readonly Ask[]>> {
  const lin = await RemotePerson.enter(address, 'lin', COMPANY);
  const pages = pagesOfHeavyReader(lin, LATE_PAGE * NOTIFICATIONS, LATE_PAGE).map(({ what, ask }) => [what, [ask]]);
  return {
    'sign-in': signIns(address, SIGNING_IN),
    'application configuration': [configuration(lin)],
    ...Object.fromEntries(pages),
  };
}

export interface Compared {
  readonly what: string;
  readonly large: Times;
  readonly small: Times;
  readonly ratio: number;
}

/** The calls of a page against the servers of two companies, large and small, in turns. */
export async function compareSizes(
  addresses: readonly [large: string, small: string],
  requests: number,
): Promise<Compared[]> {
  const [ofLarge, ofSmall] = [await asksOf(addresses[0]), await asksOf(addresses[1])];
  const measured: Compared[] = [];
  for (const [what, asks] of Object.entries(ofLarge)) {
    const [large, small] = await compared(asks, ofSmall[what] ?? [], requests);
    measured.push({ what, large, small, ratio: large.p99 / small.p99 });
  }
  return measured;
}

/** As rows of a table. */
export function tableOf(measured: readonly Compared[], rows: number, beside: number): object[] {
  const ms = (value: number) => Number(value.toFixed(1));
  return measured.map(({ what, large, small, ratio }) => ({
    what,
    [`${rows} rows, median`]: ms(large.p50),
    [`${beside} rows, median`]: ms(small.p50),
    [`${rows} rows, p99 ms`]: ms(large.p99),
    [`${beside} rows, p99 ms`]: ms(small.p99),
    ratio: Number(ratio.toFixed(2)),
    [`≤ ${MOST_TIMES}`]: ratio <= MOST_TIMES ? 'yes' : 'NO',
  }));
}
