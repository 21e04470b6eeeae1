import type { BusinessRecord, Names } from '../../../../../contract/businessCalls.ts';
import type { Field, Values } from '../../../../../contract/businessFields.ts';
import { linesOf } from '../../../../../contract/businessFormulas.ts';
import { wallClockOf } from '../../wallClock.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may, seenFields } from './context.ts';
import { derivedOf } from './facets.ts';
import { namesFor, peopleCalled } from './names.ts';
import type { FullRecord } from './rows.ts';

/** The values that the actor may see. */
export function seenValues(engine: Engine, fields: readonly Field[], values: Values): Values {
  const seen = seenFields(engine, fields).flatMap(({ name, columns }): [string, unknown][] => {
    const value = values[name];
    if (value === undefined) return [];
    if (!columns?.some(({ demands }) => !may(engine, demands))) return [[name, value]];
    const shown = seenFields(engine, columns);
    const lines = linesOf(values, name).map((line) =>
      Object.fromEntries(shown.flatMap((one) => (line[one.name] === undefined ? [] : [[one.name, line[one.name]]]))),
    );
    return [[name, lines]];
  });
  return Object.fromEntries(seen);
}

/** Past its due date and not ended. */
export function isOverdue(
  { work }: Engine,
  kind: Kind,
  { status, values }: Pick<FullRecord, 'status' | 'values'>,
): boolean {
  if (status !== null && kind.resource.statuses?.states[status]?.ended) return false;
  const { due } = derivedOf(kind, values, null);
  // A day is over when the next one begins, a time as soon as it has passed.
  return due !== null && due < work.wall.slice(0, due.length);
}

/** Records as lists and pages receive them, and the names behind the ids in them. */
export async function toWire(
  engine: Engine,
  kind: Kind,
  records: readonly FullRecord[],
): Promise<{ items: BusinessRecord[]; names: Names }> {
  const { zone } = engine.work;
  const creators = await peopleCalled(
    engine,
    records.flatMap(({ creatorId }) => creatorId ?? []),
  );
  const items = records.map((record) => ({
    id: record.id,
    number: record.number,
    status: record.status,
    values: seenValues(engine, kind.resource.fields, record.values),
    creatorName: (record.creatorId && creators.get(record.creatorId)) ?? null,
    creationTime: wallClockOf(record.creationTime, zone),
    updateTime: wallClockOf(record.updateTime, zone),
    isOverdue: isOverdue(engine, kind, record),
    concurrencyStamp: String(record.version),
  }));
  return { items, names: await namesFor(engine, kind, items) };
}
