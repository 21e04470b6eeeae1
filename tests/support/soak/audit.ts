import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Machine } from '../../../src/lib/machine.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';

const FEATURES = join(__dirname, '../../../src/features');

/** Every machine of the portal, under the slice it governs. */
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

const statusOf = (slice: object): string => ('status' in slice ? String(slice.status) : '');

/**
 * Watches every step of the reducers, apart from what `governed` does there: a flow's own event leads where its table
 * says, or nowhere; an event of another flow may only put it back to its beginning.
 */
export function audited(
  base: Reducer<RootState>,
  machines: ReadonlyMap<keyof RootState, Machine>,
  complain: (text: string) => void,
): Reducer<RootState> {
  return (state, action: UnknownAction) => {
    const next = base(state, action);
    if (state === undefined || next === state) return next;
    for (const [slice, machine] of machines) {
      if (state[slice] === next[slice]) continue;
      const [from, to] = [statusOf(state[slice]), statusOf(next[slice])];
      if (!isAllowed(machine, action.type, from, to)) complain(`${slice}: ${action.type} led from ${from} to ${to}`);
    }
    return next;
  };
}

function isAllowed({ flow, initial, transitions }: Machine, type: string, from: string, to: string): boolean {
  if (!(to in transitions)) return false;
  const event = type.startsWith(`${flow}/`) ? type.slice(flow.length + 1) : null;
  if (event === null) return to === from || to === initial;
  const governed = Object.values(transitions).some((row) => event in row);
  const target = transitions[from]?.[event];
  return governed ? target !== undefined && [target].flat().includes(to) : to === from;
}
