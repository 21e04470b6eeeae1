import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { filter as filterSchema } from '../../../../../contract/businessCalls.ts';
import { FACETS, type TabScope } from '../../../../../contract/businessDescription.ts';
import type { Field } from '../../../../../contract/businessFields.ts';
import { addDays } from '../../../../../contract/rules/days.ts';
import { invalidField } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import { instantOf, isWallClock } from '../../wallClock.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may } from './context.ts';

export type Condition = RawBuilder<unknown>;
type Filter = z.infer<typeof filterSchema>;
type One = Filter[string];

/** Conditions that hold for every record, and for none. */
export const ALWAYS = sql`true`;
const NEVER = sql`false`;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? ALWAYS : sql.join(conditions, sql` and `);

const wrong = (field: string) =>
  invalidField(`filter.${field}`, { en: `There is nothing to filter by ${field}.`, zh: `无法按 ${field} 筛选。` });

/** The dedicated column of a field, if the field has one of the roles that lists know. */
function columnOf({ resource }: Kind, field: string): (typeof FACETS)[number] | undefined {
  // A stored title may be truncated, so the original value is compared.
  return FACETS.find((facet) => facet !== 'title' && resource.facets[facet] === field);
}

const IN_NUMBERS = new Set(['number', 'money']);

/** A value of a field in comparable form: texts by code point, so that days and times sort. */
function comparedOf(kind: Kind, { name, type }: Pick<Field, 'name' | 'type'>): Condition {
  const column = columnOf(kind, name);
  if (column) return sql`r.${sql.ref(column)}`;
  if (IN_NUMBERS.has(type)) return sql`(r.values->>${name})::float8`;
  return sql`(r.values->>${name}) collate "C"`;
}

const END_OF_DAY = 'T23:59:59';

function spanned(kind: Kind, field: Field, { from, to }: { from?: unknown; to?: unknown }): Condition {
  const value = comparedOf(kind, field);
  const asNumber = IN_NUMBERS.has(field.type);
  const fits = (bound: unknown) =>
    bound === undefined || (asNumber ? typeof bound === 'number' : typeof bound === 'string');
  if (!fits(from) || !fits(to)) throw wrong(field.name);
  const last = field.type === 'time' && typeof to === 'string' && to.length === 10 ? to + END_OF_DAY : to;
  return allOf([
    ...(from === undefined ? [] : [sql`${value} >= ${from}`]),
    ...(last === undefined ? [] : [sql`${value} <= ${last}`]),
  ]);
}

function oneOf(kind: Kind, field: Field, wanted: readonly (string | boolean)[]): Condition {
  const column = columnOf(kind, field.name);
  const texts = wanted.map(String);
  if (column === 'party' || column === 'owner') {
    const ids = texts.filter(isRowId);
    return ids.length === 0 ? NEVER : sql`r.${sql.ref(column)} in (${sql.join(ids)})`;
  }
  // A missing value counts as no.
  const value =
    field.type === 'boolean' ? sql`coalesce(r.values->>${field.name}, 'false')` : sql`r.values->>${field.name}`;
  return texts.length === 0 ? NEVER : sql`${value} in (${sql.join(texts)})`;
}

const TIMES: Readonly<Record<string, string>> = { created: 'r.creation_time', updated: 'r.update_time' };

function instantBetween({ work }: Engine, field: string, { from, to }: { from?: unknown; to?: unknown }): Condition {
  const bound = (value: unknown, clock: string) => {
    const wall = typeof value === 'string' && value.length === 10 ? value + clock : value;
    if (typeof wall !== 'string' || !isWallClock(wall)) throw wrong(field);
    return instantOf(wall, work.zone);
  };
  const column = sql.ref(TIMES[field] ?? '');
  return allOf([
    ...(from === undefined ? [] : [sql`${column} >= ${bound(from, 'T00:00:00')}`]),
    // The clock shows no fractions of a second.
    ...(to === undefined ? [] : [sql`${column} < ${bound(to, END_OF_DAY)}::timestamptz + interval '1 second'`]),
  ]);
}

function filtered(engine: Engine, kind: Kind, name: string, given: One): Condition {
  if (name === 'status' && 'in' in given) {
    const wanted = given.in.map(String);
    return wanted.length === 0 ? NEVER : sql`r.status in (${sql.join(wanted)})`;
  }
  if (Object.hasOwn(TIMES, name) && !('in' in given)) return instantBetween(engine, name, given);
  const field = kind.fields.get(name);
  if (!field || !may(engine, field.demands) || field.type === 'lines' || field.type === 'files') throw wrong(name);
  return 'in' in given ? oneOf(kind, field, given.in) : spanned(kind, field, given);
}

/** The records that match a filter; 400 for a field that does not exist, or that the actor may not see. */
export function filterCondition(engine: Engine, kind: Kind, filter: Filter = {}): Condition {
  return allOf(Object.entries(filter).map(([name, given]) => filtered(engine, kind, name, given)));
}

/** Statuses in which nothing is left to be done. */
export const endedStatuses = ({ resource }: Kind): string[] =>
  Object.entries(resource.statuses?.states ?? {}).flatMap(([status, { ended }]) => (ended ? [status] : []));

export function notEnded(kind: Kind): Condition {
  const ended = endedStatuses(kind);
  return ended.length === 0 ? ALWAYS : sql`(r.status is null or r.status not in (${sql.join(ended)}))`;
}

/** The records that a tab or a figure covers. */
export function scopeCondition({ work }: Engine, kind: Kind, scope: TabScope): Condition {
  const today = work.wall.slice(0, 10);
  const isTime = kind.fields.get(kind.resource.facets.due ?? '')?.type === 'time';
  const until = (days: number): string => addDays(today, days) + (isTime ? END_OF_DAY : '');
  const mine = kind.resource.facets.owner ? sql`r.owner = ${work.userId}` : sql`r.creator_id = ${work.userId}`;
  return allOf([
    ...(scope.statuses ? [scope.statuses.length === 0 ? NEVER : sql`r.status in (${sql.join(scope.statuses)})`] : []),
    ...(scope.mine ? [mine] : []),
    ...(scope.overdue ? [sql`r.due < ${isTime ? work.wall : today}`, notEnded(kind)] : []),
    ...(scope.dueWithinDays === undefined
      ? []
      : [sql`r.due >= ${today} and r.due <= ${until(scope.dueWithinDays)}`, notEnded(kind)]),
    ...Object.entries(scope.where ?? {}).map(([name, value]) => {
      const field = kind.fields.get(name);
      return field ? oneOf(kind, field, [value]) : NEVER;
    }),
  ]);
}
