import type { Db } from '../../db/database.ts';
import type { Catalogue, Kind } from '../../domain/business/engine/catalogue.ts';
import { completeValues } from '../../domain/business/engine/clean.ts';
import { derivedOf, mentionsOf } from '../../domain/business/engine/facets.ts';
import { termsOf } from '../../domain/business/engine/terms.ts';
import { instantOf } from '../../domain/wallClock.ts';
import { bulkInsert } from '../bulkInsert.ts';
import type { SeedRecord } from './seedRecord.ts';

/** The company that gets the records, and the zone of its wall clocks. */
interface Place {
  readonly tenantId: string;
  readonly zone: string;
}

/** The values without references to records that were not created: those of an application that is not installed. */
function withoutMissing({ resource }: Kind, { values }: SeedRecord, laid: ReadonlySet<unknown>): SeedRecord['values'] {
  const missing = resource.fields.filter(({ name, type }) => type === 'reference' && !laid.has(values[name]));
  return { ...values, ...Object.fromEntries(missing.map(({ name }) => [name, null])) };
}

/** The rows of one record, with facets, words and links derived as the engine does. */
function rowsOf(catalogue: Catalogue, { tenantId: tenant_id, zone }: Place, seed: SeedRecord, laid: Set<unknown>) {
  const kind = catalogue.kind(seed.kind);
  const { fields, statuses } = kind.resource;
  const { id, number = null, status = statuses?.initial ?? null, creatorId: creator_id = null } = seed;
  const values = completeValues(fields, withoutMissing(kind, seed, laid));
  const derived = derivedOf(kind, values, number);
  const creation_time = instantOf(seed.created, zone);
  const record = {
    ...{ tenant_id, id, kind: kind.name, number, status, ...derived, values, creator_id, creation_time },
    update_time: instantOf(seed.updated ?? seed.created, zone),
  };
  const named = mentionsOf(fields, values).filter(({ field }) => field.type === 'reference');
  const fieldsOf = new Map(named.map(({ name, id: to_id }) => [`${name} ${to_id}`, { field: name, to_id }]));
  return {
    record,
    links: [...fieldsOf.values()].map((link) => ({ tenant_id, from_id: id, from_kind: kind.name, ...link })),
    terms: { id, tenant_id, terms: termsOf(tenant_id, kind, values, derived.words) },
    history: {
      ...{ tenant_id, record_id: id, kind: 'created' as const, actor_id: creator_id, to_status: status },
      ...{ changes: [], creation_time },
    },
  };
}

/** The last number of each day, so that the next record does not get an existing one. */
function numbersOf(tenant_id: string, seeds: readonly SeedRecord[]) {
  const last = new Map<string, number>();
  for (const { number } of seeds) {
    const [, place, count] = /^([A-Z]+-\d{6})-(\d+)$/.exec(number ?? '') ?? [];
    if (place) last.set(place, Math.max(last.get(place) ?? 0, Number(count)));
  }
  return [...last].map(([place, count]) => {
    const [prefix = '', day = ''] = place.split('-');
    return { tenant_id, prefix, day, last: count };
  });
}

/** Creates the records of all applications of a company, in a transaction that is bound to it. */
export async function seedBusiness(
  db: Db,
  catalogue: Catalogue,
  place: Place,
  seeds: readonly SeedRecord[],
): Promise<void> {
  const laid = new Set<unknown>(seeds.map(({ id }) => id));
  const rows = seeds.map((seed) => rowsOf(catalogue, place, seed, laid));
  // Sent as one JSON text, in which a record's values are a nested object rather than a string.
  await bulkInsert(db, {
    business_records: rows.map(({ record }) => ({ ...record, values: record.values as never })),
    business_links: rows.flatMap(({ links }) => links),
    business_terms: rows.map(({ terms }) => terms),
    business_history: rows.map(({ history }) => ({ ...history, changes: history.changes as never })),
    business_numbers: numbersOf(place.tenantId, seeds),
  });
}
