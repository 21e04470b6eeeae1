import type { HistoryEntry, Names } from '../../../../../contract/businessCalls.ts';
import type { Cut, Page } from '../../page.ts';
import { wallClockOf } from '../../wallClock.ts';
import type { Entered } from './calls.ts';
import { may } from './context.ts';
import { namesFor, peopleCalled } from './names.ts';
import { theRecord } from './rows.ts';
import { seenValues } from './wire.ts';

/** The history of a record, newest first, without what the caller may not see. */
export async function historyOf(
  { engine, kind }: Entered,
  id: string,
  cut: Cut,
): Promise<Page<HistoryEntry> & { names: Names }> {
  const { work } = engine;
  const record = await theRecord(engine, kind, id, 'free');
  const own = work.db
    .selectFrom('business_history')
    .where('tenant_id', '=', work.tenantId)
    .where('record_id', '=', record.id);
  const rows = await own.selectAll().orderBy('id', 'desc').limit(cut.maxResultCount).offset(cut.skipCount).execute();
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const actors = await peopleCalled(
    engine,
    rows.flatMap(({ actor_id }) => actor_id ?? []),
  );
  const seen = (field: string, value: unknown): unknown =>
    value === null ? null : seenValues(engine, kind.resource.fields, { [field]: value })[field];
  const items = rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    actorId: row.actor_id,
    actorName: (row.actor_id && actors.get(row.actor_id)) ?? null,
    time: wallClockOf(row.creation_time, work.zone),
    event: row.event,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    comment: row.comment,
    changes: row.changes
      .filter(({ field }) => may(engine, kind.fields.get(field)?.demands))
      .map(({ field, before, after }) => ({ field, before: seen(field, before), after: seen(field, after) })),
  }));
  const held = items.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => [{ values: { [field]: before } }, { values: { [field]: after } }]),
  );
  return { items, totalCount: Number(count), names: await namesFor(engine, kind, held) };
}
