import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATED } from '../constants/storageKeys.ts';
import { sliceOf } from './storedFields.ts';
import type { StoredSlices } from './tableStorage.ts';

/** Merges stored fields over the initial ones; fields that are not stored keep their initial value. */
export function mergeFields<State extends object>(stored: StoredSlices, _original: State, reduced: State): State {
  const merged = Object.entries(stored)
    .filter(([slice]) => slice in reduced)
    .map(([slice, fields]) => [slice, { ...sliceOf(reduced, slice), ...fields }]);
  return { ...reduced, ...Object.fromEntries(merged) };
}

const isStored = (value: unknown): value is StoredSlices => typeof value === 'object' && value !== null;

/** What persistence makes of a reducer, without any storage: the event carries the stored fields. */
export function rehydrated<State extends object>(base: Reducer<State>): Reducer<State> {
  return (state, action: UnknownAction) => {
    const reduced = base(state, action);
    const stored = action.type === REHYDRATED ? action['payload'] : undefined;
    return isStored(stored) ? mergeFields(stored, reduced, reduced) : reduced;
  };
}
