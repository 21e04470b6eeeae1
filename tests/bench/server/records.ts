import type pg from 'pg';
import { termsOf } from '../../../server/src/domain/business/engine/terms.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { withoutIndexes } from './filling.ts';

/** The listed resource: the orders of OMS, with the customers, owners and statuses of the demo. */
export const KIND = 'oms/order';
const TABLES = ['business_records', 'business_terms'];
const STATUSES = [
  'toConfirm',
  'confirmed',
  'production',
  'toShip',
  'shipped',
  'signed',
  'signed',
  'signed',
  'cancelled',
];
/** Records take their words from this many different ones. */
const TEXTS = 500;

const RECORDS = `
  with people as (select array_agg(id order by id) as ids from tenant_users where tenant_id = $1 and is_active)
  insert into business_records (tenant_id, kind, number, status, title, party, owner, amount, due, words, values, creator_id,
    creation_time, update_time)
  select $1, $2, 'SO-B-' || n, ($4::text[])[1 + n % cardinality($4::text[])], '试单 ' || n % ${TEXTS}, md5('party ' || n % 1000)::uuid,
    ids[1 + n % cardinality(ids)], n * 7919::bigint % 100000000, to_char(now() + (n % 700 - 600) * interval '1 day', 'YYYY-MM-DD'),
    'so-b-' || n || E'\\n试单 ' || n % ${TEXTS},
    jsonb_build_object('title', '试单 ' || n % ${TEXTS}, 'owner', ids[1 + n % cardinality(ids)], 'amount', n * 7919::bigint % 100000000),
    ids[1 + n % cardinality(ids)], now() - n * interval '20 seconds', now() - n * interval '20 seconds'
  from generate_series(1, $3::int) n cross join people`;

type Sizes = readonly (readonly [tenant: string, rows: number])[];

/** Fills a company with this many records and their search data, rebuilding the indexes at the end. */
export async function fillRecords(client: pg.Client, sizes: Sizes): Promise<void> {
  await withoutIndexes(client, TABLES, () => fill(client, sizes));
}

async function fill(client: pg.Client, sizes: Sizes): Promise<void> {
  const kind = catalogue.kind(KIND);
  for (const [tenant, rows] of sizes) {
    await client.query(RECORDS, [tenant, KIND, rows, STATUSES]);
    const terms = Array.from({ length: TEXTS }, (_, place) => termsOf(tenant, kind, {}, `试单 ${place}`));
    await client.query(
      `insert into business_terms (id, tenant_id, terms)
        select r.id, r.tenant_id, (select array_agg(t::int) from jsonb_array_elements_text($3::jsonb -> split_part(r.title, ' ', 2)::int) t)
        from business_records r where r.tenant_id = $1 and r.kind = $2 and r.number like 'SO-B-%'`,
      [tenant, KIND, JSON.stringify(terms)],
    );
  }
}
