import { sql } from 'kysely';
import type { BusinessRecord, Names } from '../../../../../contract/businessCalls.ts';
import type { Note, Possible } from '../../../../../contract/businessDescription.ts';
import type { Text } from '../../../../../contract/businessFields.ts';
import { beginnings } from './beginnings.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may, seenField, seesAmounts } from './context.ts';
import { mayDelete } from './deletable.ts';
import { heldForStep } from './holding.ts';
import { visible } from './question.ts';
import { theRecord } from './rows.ts';
import { isChangeable } from './steps.ts';
import { possibleEvents } from './transitions.ts';
import { toWire } from './wire.ts';

const RELATED = 10;

interface RelatedRecord {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly status: string | null;
  readonly statusLabel: Text | null;
  readonly amount: number | null;
}

interface Related {
  readonly resource: string;
  readonly by: string;
  readonly totalCount: number;
  readonly items: RelatedRecord[];
}

/** The newest records of another kind that refer to this one. */
async function relatedBy(
  engine: Engine,
  from: Kind,
  by: string,
  id: string,
): Promise<Omit<Related, 'resource' | 'by'>> {
  const linked = sql`from business_links l join business_records r on r.id = l.from_id
    where l.tenant_id = ${engine.work.tenantId} and l.to_id = ${id} and l.from_kind = ${from.name} and l.field = ${by} and ${visible(engine, from)}`;
  const { resource, fields } = from;
  const isMoney = fields.get(resource.facets.amount ?? '')?.type === 'money' && seesAmounts(engine, from);
  const { rows } = await sql<Omit<RelatedRecord, 'statusLabel'> & { count: number }>`
    select r.id, r.number, r.title, r.status, ${isMoney ? sql`r.amount` : sql`null::float8`} as amount, count(*) over ()::int as count ${linked}
    order by r.creation_time desc, r.id desc limit ${RELATED}`.execute(engine.work.db);
  const labelOf = (status: string | null): Text | null => {
    const state = status === null ? undefined : resource.statuses?.states[status];
    return state && !state.silent ? state.label : null;
  };
  return {
    totalCount: rows[0]?.count ?? 0,
    items: rows.map(({ count: _count, ...row }) => ({
      ...row,
      statusLabel: labelOf(row.status),
    })),
  };
}

/** Records that refer to this one, from the applications that the actor may enter. */
async function relatedTo(engine: Engine, kind: Kind, id: string): Promise<Related[]> {
  const related: Related[] = [];
  for (const { resource, by } of kind.resource.related ?? []) {
    const from = engine.catalogue.find(resource);
    if (from && may(engine, from.policy) && seenField(engine, from, by))
      related.push({ resource, by, ...(await relatedBy(engine, from, by, id)) });
  }
  return related;
}

interface Page {
  readonly record: BusinessRecord;
  readonly names: Names;
  readonly may: Possible;
  readonly notes: Note[];
  readonly related: Related[];
}

/** A record as its page shows it. */
export async function readRecord(engine: Engine, kind: Kind, id: string): Promise<Page> {
  const record = await theRecord(engine, kind, id, 'free');
  const { items, names } = await toWire(engine, kind, [record]);
  const [shown] = items;
  if (!shown) throw new Error('toWire returned nothing for the record');
  return {
    record: shown,
    names,
    may: {
      change: isChangeable(engine, kind, record),
      delete: await mayDelete(engine, kind, record),
      events: possibleEvents(engine, kind, record),
      begins: await beginnings(engine, kind, record),
    },
    notes: (await kind.behaviour.notes?.(engine.work, record)) ?? [],
    related: await relatedTo(engine, kind, id),
  };
}

/** The version against which a change is checked; locked, so that it is still current when the change is made. */
export async function presentVersion(engine: Engine, kind: Kind, id: string): Promise<BusinessRecord> {
  const { items } = await toWire(engine, kind, [await heldForStep(engine, kind, id)]);
  const [shown] = items;
  if (!shown) throw new Error('toWire returned nothing for the record');
  return shown;
}
