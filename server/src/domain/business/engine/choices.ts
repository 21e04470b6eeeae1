import type { Values } from '../../../../../contract/businessFields.ts';
import { notFound } from '../../../errors/apiError.ts';
import type { Entered } from './calls.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may, seenField } from './context.ts';
import { derivedOf } from './facets.ts';
import { readRecords } from './list.ts';
import { keywordCondition, orderOf } from './question.ts';
import { seenValues } from './wire.ts';

const OFFERED = 20;

/** The kind that a reference field, or a column of lines, leads to; 404 for any other field. */
function targetOf(engine: Engine, kind: Kind, path: string): Kind {
  const field = seenField(engine, kind, path);
  if (field?.type !== 'reference') throw notFound();
  return engine.catalogue.kind(field.to ?? '');
}

interface Choice {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly values: Values;
}

/**
 * What a reference field offers: the newest records, or those with these words. Whoever may not enter their application
 * learns of each what its list shows, and nothing that needs a policy.
 */
export async function choicesOf(
  { engine, kind }: Entered,
  field: string,
  keyword: string | undefined,
): Promise<{ items: Choice[] }> {
  const target = targetOf(engine, kind, field);
  const order = orderOf(engine, target, '-updated');
  const cut = { skipCount: 0, maxResultCount: OFFERED };
  const found = await readRecords(engine, target, keywordCondition(keyword), order, cut);
  const { fields, list } = target.resource;
  const shown = may(engine, target.policy) ? fields : fields.filter(({ name }) => list.columns.includes(name));
  const items = found.map(({ id, number, values }) => ({
    id,
    number,
    title: derivedOf(target, values, number).title,
    values: seenValues(engine, shown, values),
  }));
  return { items };
}
