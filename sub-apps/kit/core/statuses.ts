import type { Resource, StatusEvent } from '../../../contract/businessDescription.ts';
import type { Tone } from '../../../contract/businessFields.ts';
import type { PossibleEvent } from './types.ts';

export interface Step {
  readonly status: string;
  readonly stand: 'done' | 'now' | 'open';
}

/** Statuses that an event leads to. */
function targetsOf(to: string | readonly string[], from: string): readonly string[] {
  if (typeof to !== 'string') return to;
  return [to === 'stays' ? from : to];
}

/** The way from the first status to an end by the one primary event of each; also others, where a status has but one. */
function mainWay({ initial, events, transitions, states }: NonNullable<Resource['statuses']>): string[] {
  const way = [initial];
  for (;;) {
    const from = way.at(-1) ?? initial;
    const row = Object.entries(transitions[from] ?? {}).filter(([, to]) => to !== 'stays');
    const forward = row.filter(([, to]) => targetsOf(to, from).some((next) => states[next]?.tone !== 'bad'));
    const [, to] = forward.find(([event]) => events[event]?.primary) ?? (forward.length === 1 ? forward : [])[0] ?? [];
    const next = to === undefined ? undefined : targetsOf(to, from)[0];
    if (next === undefined || way.includes(next)) return way;
    way.push(next);
  }
}

/** The status line of a record: empty where its status does not lie on the way, or the way is none. */
export function statusLine(resource: Resource, status: string | null): Step[] {
  if (!resource.statuses || status === null) return [];
  const way = mainWay(resource.statuses);
  const place = way.indexOf(status);
  if (place < 0 || way.length < 3) return [];
  const isEnded = resource.statuses.states[status]?.ended && place === way.length - 1;
  return way.map((one, index) => ({
    status: one,
    stand: index < place || (index === place && isEnded) ? 'done' : index === place ? 'now' : 'open',
  }));
}

/** Events that people may be offered in a status, to one target. */
export function eventsBetween({ statuses }: Resource, from: string, to: string): string[] {
  return Object.entries(statuses?.transitions[from] ?? {})
    .filter(
      ([event, target]) => !statuses?.events[event]?.system && targetsOf(target, from).includes(to) && from !== to,
    )
    .map(([event]) => event);
}

/** The offered events of a record, the primary one last, as buttons stand. */
export function offered(resource: Resource, possible: readonly PossibleEvent[]): [name: string, event: StatusEvent][] {
  const known = possible.flatMap(({ event }): [string, StatusEvent][] => {
    const found = resource.statuses?.events[event];
    return found && !found.system ? [[event, found]] : [];
  });
  const primary = known.find(([, event]) => event.primary);
  return [...known.filter((entry) => entry !== primary), ...(primary ? [primary] : [])];
}

export const toneOf = ({ statuses }: Resource, status: string | null): Tone =>
  (status === null ? undefined : statuses?.states[status]?.tone) ?? 'quiet';
