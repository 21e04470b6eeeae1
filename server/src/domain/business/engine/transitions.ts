import type { StatusEvent } from '../../../../../contract/businessDescription.ts';
import { businessError, forbidden } from '../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../errors/codes.ts';
import type { Kind } from './catalogue.ts';
import { type Engine, may } from './context.ts';
import type { StoredRecord } from './definition.ts';

/** An event, and the statuses that it may lead to. */
export interface Next {
  readonly said: StatusEvent;
  readonly targets: readonly string[];
}

const notNow = () =>
  businessError(ERROR_CODES.notInThisStatus, {
    en: 'This is not possible in the record’s current status.',
    zh: '该记录的当前状态不允许此操作。',
  });

/** Statuses that an event leads to from the record's current one; none if the table does not allow it. */
function targetsOf({ resource }: Kind, { status }: StoredRecord, event: string): readonly string[] {
  if (status === null || !resource.statuses) return [];
  const row = resource.statuses.transitions[status] ?? {};
  const to = Object.hasOwn(row, event) ? row[event] : undefined;
  if (to === undefined) return [];
  if (to === 'stays') return [status];
  return typeof to === 'string' ? [to] : to;
}

/** Whether the actor may perform this event on this record. */
function isOffered(engine: Engine, { resource }: Kind, { values }: StoredRecord, said: StatusEvent): boolean {
  // An event reserved for one person needs nothing else: that person may be unable to change anything else.
  if (said.by !== undefined) return values[said.by] === engine.work.userId;
  return may(engine, said.demands) && may(engine, resource.demands);
}

/** Whether the record's values make the effect refuse the event, with a reason. */
const isRefused = ({ values }: StoredRecord, { unless }: StatusEvent): boolean =>
  unless?.in.some((value) => value === values[unless.field]) ?? false;

/** The statuses that an event leads to. Throws 403 if the status or the actor's rights do not allow it. */
export function nextOf(
  engine: Engine,
  kind: Kind,
  record: StoredRecord,
  event: string,
  hand: 'person' | 'program',
): Next {
  const events = kind.resource.statuses?.events ?? {};
  const said = Object.hasOwn(events, event) ? events[event] : undefined;
  const targets = targetsOf(kind, record, event);
  if (!said || targets.length === 0) throw notNow();
  if (hand === 'program') return { said, targets };
  if (said.system) throw notNow();
  if (!isOffered(engine, kind, record, said)) throw forbidden();
  return { said, targets };
}

/** The events that the actor may perform on a record now, in the order of the description. */
export function possibleEvents(engine: Engine, kind: Kind, record: StoredRecord): { event: string; to: string[] }[] {
  return Object.entries(kind.resource.statuses?.events ?? {}).flatMap(([event, said]) => {
    const to = targetsOf(kind, record, event);
    const isOpen = to.length > 0 && !said.system && !isRefused(record, said);
    return isOpen && isOffered(engine, kind, record, said) ? [{ event, to: [...to] }] : [];
  });
}
