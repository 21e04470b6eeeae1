import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { decodeStored, fieldOf, STORED_FIELDS, type StoredField, sliceOf } from './storedFields.ts';

/**
 * Applies what another tab wrote to the store (STO-3), by the table of storage keys and only here. A removed key resets
 * to its initial value; an unknown key, one that each tab keeps for itself, or an unreadable value changes nothing.
 */
export function withOtherTabs<State extends object>(base: Reducer<State>): Reducer<State> {
  const initial = base(undefined, { type: 'otherTabs/initial' });
  return (state: State | undefined, action: UnknownAction) => {
    const next = base(state, action);
    if (!keyChanged.match(action)) return next;
    const stored = STORED_FIELDS.find(({ key }) => key === action.payload.key);
    if (!stored || stored.tabsOwn) return next;
    const { raw } = action.payload;
    const decoded = raw === null ? ({ ok: true, value: fieldOf(initial, stored) } as const) : decodeStored(stored, raw);
    return decoded.ok ? withField(next, stored, decoded.value) : next;
  };
}

// The table's types prove that slice and field exist, and its schemas that the value fits.
function withField<State extends object>(state: State, { slice, field }: StoredField, value: unknown): State {
  return { ...state, [slice]: { ...sliceOf(state, slice), [field]: value } };
}
