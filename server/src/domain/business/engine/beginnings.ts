import type { Possible } from '../../../../../contract/businessDescription.ts';
import { leavesOpen } from '../../../../../contract/businessFills.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may, seenField } from './context.ts';
import { heldThrough } from './held.ts';
import type { FullRecord } from './rows.ts';
import { isCreatable } from './steps.ts';

/** What the actor may create from a record in its current state, in the order of its related records. */
export async function beginnings(engine: Engine, { resource }: Kind, record: FullRecord): Promise<Possible['begins']> {
  const begins: Possible['begins'] = [];
  for (const { resource: name, by, begin } of resource.related ?? []) {
    const other = begin?.statuses.includes(record.status ?? '') ? engine.catalogue.find(name) : undefined;
    const reference = other && seenField(engine, other, by);
    if (!reference || !may(engine, other.policy) || !isCreatable(engine, other)) continue;
    const held = await heldThrough(engine, other, reference, [record.id]);
    if (
      leavesOpen(
        reference,
        record.values,
        held.map(({ values }) => values),
      )
    )
      begins.push({ resource: name, by });
  }
  return begins;
}
