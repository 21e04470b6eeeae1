import { STORAGE_KEYS, type StorageKeyEntry } from '../constants/storageKeys.ts';
import type { RootState } from './rootReducer.ts';
import { STORED_SCHEMAS, type StoredKey } from './storedSchemas.ts';

/** Where in the state a stored key may live; a table row that names no such place does not compile. */
type Place = { [S in keyof RootState]: { slice: S; field: keyof RootState[S] & string } }[keyof RootState];
export type StoredField = StorageKeyEntry & Place & { readonly key: StoredKey };

/** The table of storage keys, checked against the state and the schemas. */
export const STORED_FIELDS: readonly StoredField[] = STORAGE_KEYS;

export type Decoded = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/** The value of a raw stored text, or why it is invalid. The reason never quotes the text, which may be a secret. */
export function decodeStored({ key, codec }: StoredField, raw: string): Decoded {
  let value: unknown = raw;
  if (codec !== 'text') {
    try {
      value = JSON.parse(raw);
    } catch {
      return { ok: false, reason: codec === 'json' ? 'no JSON' : 'no number' };
    }
  }
  const parsed = STORED_SCHEMAS[key].safeParse(value);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: 'not of the expected form' };
}

/** The raw text of a value: text unquoted, numbers as digits, the rest as JSON (STO-1). Null if the value is absent. */
export function encodeStored({ codec }: StoredField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return codec === 'json' ? JSON.stringify(value) : String(value);
}

/** The fields of a slice in a state, or in the persisted part of a state; none if the slice is missing. */
export function sliceOf(state: object, slice: string): object {
  const part: unknown = Reflect.get(state, slice);
  return typeof part === 'object' && part !== null ? part : {};
}

/** The value of a stored field in such a state. */
export function fieldOf(state: object, { slice, field }: StoredField): unknown {
  return Reflect.get(sliceOf(state, slice), field);
}
