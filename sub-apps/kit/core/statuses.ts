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

/**
 * The path from the first status to the last, through the given one if it lies on it: by the one primary event of each
 * status, else by the only event that leads on, that gives nothing up, or that finishes. If data decides, the path goes
 * as far as it can.
 */
function mainWay(
  { initial, events, transitions, states }: NonNullable<Resource['statuses']>,
  through: string,
): string[] {
  const way = [initial];
  for (;;) {
    const from = way.at(-1) ?? initial;
    const forward = Object.entries(transitions[from] ?? {}).flatMap(([event, to]) => {
      const targets = targetsOf(to, from).filter((one) => !way.includes(one) && states[one]?.tone !== 'bad');
      const next = targets.find((one) => one === through) ?? targets.at(-1) ?? from;
      const tone = states[next]?.tone;
      // An ended status may be revoked or abandoned: that does not lead forward.
      const isBack = states[from]?.ended && (events[event]?.system || tone === 'quiet');
      return next === from || isBack ? [] : [{ event, next, tone }];
    });
    const lasting = forward.filter(({ tone }) => tone !== 'quiet');
    const ends = forward.filter(({ tone }) => tone === 'done');
    const [only] = [forward, lasting, ends].flatMap((some) => (some.length === 1 ? some : []));
    const chosen = forward.find(({ event }) => events[event]?.primary) ?? only;
    if (!chosen) return way;
    way.push(chosen.next);
  }
}

/**
 * The status line of a record: empty if its status is not on the path, or if there is no proper path, for example
 * because it starts with a bad or silent status.
 */
export function statusLine({ statuses }: Resource, status: string | null): Step[] {
  if (!statuses || status === null) return [];
  const first = statuses.states[statuses.initial];
  if (first?.tone === 'bad' || first?.silent) return [];
  const way = mainWay(statuses, status);
  const place = way.indexOf(status);
  if (place < 0 || way.length < 3) return [];
  const isEnded = statuses.states[status]?.ended && place === way.length - 1;
  return way.map((one, index) => ({
    status: one,
    stand: index < place || (index === place && isEnded) ? 'done' : index === place ? 'now' : 'open',
  }));
}

/** Events that people may be offered for going from one status to another. */
export function eventsBetween({ statuses }: Resource, from: string, to: string): string[] {
  return Object.entries(statuses?.transitions[from] ?? {})
    .filter(
      ([event, target]) => !statuses?.events[event]?.system && targetsOf(target, from).includes(to) && from !== to,
    )
    .map(([event]) => event);
}

/** The offered events of a record, in button order: last the primary one, which leads on from its status. */
export function offered(
  resource: Resource,
  status: string | null,
  possible: readonly PossibleEvent[],
): [name: string, event: StatusEvent][] {
  const known = possible.flatMap(({ event }): [string, StatusEvent][] => {
    const found = resource.statuses?.events[event];
    return found && !found.system ? [[event, found]] : [];
  });
  const way = resource.statuses && status !== null ? mainWay(resource.statuses, status) : [];
  const leadsOn = ([event]: readonly [string, ...unknown[]]): boolean =>
    targetsOf(resource.statuses?.transitions[status ?? '']?.[event] ?? [], status ?? '').some(
      (to) => way.indexOf(to) > way.indexOf(status ?? ''),
    );
  const primaries = known.filter(([, event]) => event.primary);
  const primary = primaries.find(leadsOn) ?? primaries[0];
  return [...known.filter((entry) => entry !== primary), ...(primary ? [primary] : [])];
}

export const toneOf = ({ statuses }: Resource, status: string | null): Tone =>
  (status === null ? undefined : statuses?.states[status]?.tone) ?? 'quiet';
