import type { Field, LineField, Values } from '../../../../../contract/businessFields.ts';
import { addDays } from '../../../../../contract/rules/days.ts';
import type { Engine } from './context.ts';

function initialValue({ work }: Engine, { initial, type }: LineField): unknown {
  if (!initial) return undefined;
  if ('value' in initial) return initial.value;
  if ('field' in initial) return undefined;
  if ('me' in initial) return work.userId ?? undefined;
  const day = addDays(work.wall.slice(0, 10), initial.today);
  return type === 'time' ? day + work.wall.slice(10) : day;
}

/** The initial values of a new record's fields that were not sent. */
export function initialOf(engine: Engine, fields: readonly Field[]): Values {
  const given = fields.map((field): [string, unknown] => [field.name, initialValue(engine, field)]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
