import type { Kind } from './catalogue.ts';
import { changesOf, completeValues } from './clean.ts';
import type { Engine } from './context.ts';
import type { BusinessDesk } from './definition.ts';
import type { Happening } from './history.ts';
import { type FullRecord, theRecord } from './rows.ts';
import { tellOf } from './tell.ts';
import { updateRecord } from './write.ts';

interface Step {
  readonly before: FullRecord | undefined;
  readonly after: FullRecord;
  /** `created`, `changed`, `deleted` or the event. */
  readonly event: string;
  /** The statuses that the event may lead to; several if the effect decides. */
  readonly targets?: readonly string[];
}

/**
 * Performs what follows from a step, in its transaction: the effect, what it writes into the record, and the
 * notifications.
 *
 * @param amend - adds the effect's changes to the step's history entry.
 */
export async function finishStep(
  engine: Engine,
  desk: BusinessDesk,
  kind: Kind,
  { before, after, event, targets = [] }: Step,
  amend: (more: Pick<Happening, 'to' | 'changes'>) => Promise<void>,
): Promise<FullRecord> {
  const effect = kind.behaviour.effects?.[event];
  const result = await effect?.(desk, after, before);
  // The effect itself may have changed the record.
  const now = effect ? await theRecord(engine, kind, after.id, 'held') : after;
  const status = targets.length > 1 ? result?.to : now.status;
  if (targets.length > 1 && (status === undefined || status === null || !targets.includes(status)))
    throw new Error(`${kind.name}: the effect of ${event} must say which of ${targets.join(', ')} comes next`);
  let written = now;
  if (result?.values || status !== now.status) {
    const { fields } = kind.resource;
    const values = completeValues(fields, { ...now.values, ...result?.values });
    written = await updateRecord(engine, kind, now, { values, status: status ?? null }, now.version);
    await amend({ to: written.status, changes: changesOf(fields, before?.values ?? {}, written.values) });
  }
  await tellOf(desk, kind, written, event);
  return written;
}
