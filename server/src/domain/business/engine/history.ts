import type { HistoryEntry } from '../../../../../contract/businessCalls.ts';
import type { Engine } from './context.ts';

type Change = HistoryEntry['changes'][number];

/** An event in a record's history. */
export interface Happening {
  readonly kind: HistoryEntry['kind'];
  readonly event?: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly comment?: string;
  readonly changes?: readonly Change[];
}

/** Writes a history entry and returns its id, by which later parts of the same step add to it. */
export async function recordHappening({ work }: Engine, recordId: string, happening: Happening): Promise<number> {
  const { kind, event = null, from = null, to = null, comment = null, changes = [] } = happening;
  const { id } = await work.db
    .insertInto('business_history')
    .values({
      tenant_id: work.tenantId,
      record_id: recordId,
      kind,
      actor_id: work.userId,
      event,
      from_status: from,
      to_status: to,
      comment,
      changes: JSON.stringify(changes),
      creation_time: work.instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the entry with the rest of the same step. */
export async function amend(
  { work }: Engine,
  id: number,
  { to, changes = [] }: Pick<Happening, 'to' | 'changes'>,
): Promise<void> {
  await work.db
    .updateTable('business_history')
    .set({ to_status: to ?? null, changes: JSON.stringify(changes) })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', id)
    .execute();
}
