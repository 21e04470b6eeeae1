import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { governedEvents, type Machine, targetOf, typeOf } from '../../../src/lib/machine.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';

const FEATURES = join(__dirname, '../../../src/features');

/** Every machine of the portal, by the slice it governs. */
export async function machinesBySlice(): Promise<ReadonlyMap<keyof RootState, Machine>> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /Machine\.ts$/.test(name),
  );
  const modules = await Promise.all(files.map((file) => import(join(FEATURES, file)) as Promise<object>));
  const machines = modules.flatMap((module) =>
    Object.values(module).filter((value): value is Machine => typeof value === 'object' && 'transitions' in value),
  );
  return new Map(machines.map((machine) => [machine.flow as keyof RootState, machine]));
}

/** Null for a slice whose machine governs its parts: an upload, a frame. */
const statusOf = (slice: object): string | null => ('status' in slice ? String(slice.status) : null);

/**
 * Checks every step of the reducers, independently of `governed`: an event that a table names leads where the table says, or
 * nowhere; any other event leaves the status as it is.
 */
export function audited(
  base: Reducer<RootState>,
  machines: ReadonlyMap<keyof RootState, Machine>,
  complain: (text: string) => void,
): Reducer<RootState> {
  const governing = [...machines].map(([slice, machine]) => {
    const events = new Map(governedEvents(machine).map((event) => [typeOf(machine, event), event]));
    return { slice, machine, events };
  });
  return (state, action: UnknownAction) => {
    const next = base(state, action);
    if (state === undefined || next === state) return next;
    for (const { slice, machine, events } of governing) {
      if (state[slice] === next[slice]) continue;
      const [from, to] = [statusOf(state[slice]), statusOf(next[slice])];
      if (from === null || to === null) continue;
      if (!isAllowed(machine, events.get(action.type), from, to))
        complain(`${slice}: ${action.type} led from ${from} to ${to}`);
    }
    return next;
  };
}

/** @param event - its name in the machine's table; undefined if it is not there. */
function isAllowed(machine: Machine, event: string | undefined, from: string, to: string): boolean {
  const { initial, transitions } = machine;
  if (!(to in transitions)) return false;
  if (event === undefined) return to === from;
  const target = targetOf(machine, from, event);
  if (target === undefined) return false;
  if (target === 'stays') return to === from;
  return target === 'anew' ? to === initial : [target].flat().includes(to);
}
