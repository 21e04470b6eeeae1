import { sql } from 'kysely';
import type { Values } from '../../../../../contract/businessFields.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';
import { derivedOf, mentionsOf } from './facets.ts';
import { keepFiles } from './files.ts';
import { type FullRecord, RECORD_COLUMNS } from './rows.ts';
import { termsOf } from './terms.ts';

async function writeLinks({ work }: Engine, kind: Kind, id: string, values: Values): Promise<void> {
  await work.db.deleteFrom('business_links').where('from_id', '=', id).execute();
  const links = mentionsOf(kind.resource.fields, values).filter(({ field }) => field.type === 'reference');
  if (links.length === 0) return;
  const from = { tenant_id: work.tenantId, from_id: id, from_kind: kind.name };
  await work.db
    .insertInto('business_links')
    .values(links.map(({ name, id: to_id }) => ({ ...from, field: name, to_id })))
    // The same material may occur in several lines.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function writeTerms({ work }: Engine, kind: Kind, id: string, values: Values, words: string): Promise<void> {
  const terms = termsOf(work.tenantId, kind, values, words);
  await sql`insert into business_terms (id, tenant_id, terms)
    values (${id}, ${work.tenantId}, (select coalesce(array_agg(t::int), '{}') from json_array_elements_text(${JSON.stringify(terms)}::json) t))
    on conflict (id) do update set terms = excluded.terms`.execute(work.db);
}

/** Writes a new record, with everything derived from its values. */
export async function insertRecord(
  engine: Engine,
  kind: Kind,
  { values, number }: { readonly values: Values; readonly number: string | null },
): Promise<FullRecord> {
  const { work } = engine;
  const derived = derivedOf(kind, values, number);
  const { rows } = await sql<FullRecord>`insert into business_records as r
      (tenant_id, kind, number, status, title, party, owner, amount, due, words, values, creator_id, creation_time, update_time)
    values (${work.tenantId}, ${kind.name}, ${number}, ${kind.resource.statuses?.initial ?? null}, ${derived.title},
      ${derived.party}, ${derived.owner}, ${derived.amount}, ${derived.due}, ${derived.words}, ${JSON.stringify(values)}::jsonb,
      ${work.userId}, ${work.instant}, ${work.instant}) returning ${RECORD_COLUMNS}`.execute(work.db);
  const [record] = rows;
  if (!record) throw new Error('The insert returned no record');
  await writeRest(engine, kind, record, derived.words);
  return record;
}

/** Writes the values and status of a locked record, as a new version unless this step has already created one. */
export async function updateRecord(
  engine: Engine,
  kind: Kind,
  record: FullRecord,
  { values, status }: { readonly values: Values; readonly status: string | null },
  version = record.version + 1,
): Promise<FullRecord> {
  const { work } = engine;
  const derived = derivedOf(kind, values, record.number);
  const { rows } = await sql<FullRecord>`update business_records as r set status = ${status}, title = ${derived.title},
      party = ${derived.party}, owner = ${derived.owner}, amount = ${derived.amount}, due = ${derived.due},
      words = ${derived.words}, values = ${JSON.stringify(values)}::jsonb, version = ${version}, update_time = ${work.instant}
    where r.tenant_id = ${work.tenantId} and r.id = ${record.id} returning ${RECORD_COLUMNS}`.execute(work.db);
  const [written] = rows;
  if (!written) throw new Error('The locked record no longer exists');
  await writeRest(engine, kind, written, derived.words);
  return written;
}

async function writeRest(engine: Engine, kind: Kind, { id, values }: FullRecord, words: string): Promise<void> {
  await writeLinks(engine, kind, id, values);
  await writeTerms(engine, kind, id, values, words);
  await keepFiles(engine, kind, id, values);
}
