import { PERSIST_VERSION_KEY } from '../constants/storageKeys.ts';
import { readStoredText, removeStoredText, writeStoredText } from '../services/storage/localStorage.ts';
import { migrateKeys, PERSIST_VERSION, type RawKeys } from './migrations.ts';
import { decodeStored, encodeStored, fieldOf, STORED_FIELDS } from './storedFields.ts';
import type { StoredKey } from './storedSchemas.ts';

export type StoredSlices = Record<string, Record<string, unknown>>;

/** Written even while the rest waits: losing a rotated refresh token signs the account out. */
const NEVER_HELD: readonly StoredKey[] = ['host_token', 'host_refresh_token'];

export interface TableStorage {
  /** Every intact stored value, by slice and field. A corrupt one is removed, and the reason logged (STO-3). */
  readonly read: () => StoredSlices;
  /**
   * Writes the keys whose values changed since they were last read or written (STO-2). A missing slice is left alone.
   */
  readonly write: (state: object) => void;
  /** While held, changes wait for the next `write` after the release (CMP-5). */
  readonly hold: (held: boolean) => void;
  /** Whether a change is waiting. */
  readonly isWaiting: () => boolean;
  /** Marks the value of `key` in `state` as already stored: another tab wrote it. */
  readonly adopt: (key: string, state: object) => void;
}

/**
 * Local storage as the table of specification §3 describes it: each value under its own name, in its raw form. A value
 * that is absent, or still the initial one, has no key.
 *
 * @param initial - the state before anything was read.
 */
export function createTableStorage(initial: object): TableStorage {
  const known = new Map<string, unknown>(STORED_FIELDS.map((stored) => [stored.key, fieldOf(initial, stored)]));
  let held = false;
  let waiting = false;

  function read(): StoredSlices {
    const slices: StoredSlices = {};
    const keys = migratedKeys();
    for (const stored of STORED_FIELDS) {
      const raw = keys[stored.key];
      if (raw === undefined) continue;
      const decoded = decodeStored(stored, raw);
      if (decoded.ok) {
        slices[stored.slice] = { ...slices[stored.slice], [stored.field]: decoded.value };
        known.set(stored.key, decoded.value);
      } else {
        console.warn(`stored ${stored.key} dropped: ${decoded.reason}`);
        removeStoredText(stored.key);
      }
    }
    return slices;
  }

  function write(state: object): void {
    waiting = false;
    for (const stored of STORED_FIELDS) {
      if (!(stored.slice in state)) continue;
      const value = fieldOf(state, stored);
      if (Object.is(known.get(stored.key), value)) continue;
      if (held && !NEVER_HELD.includes(stored.key)) waiting = true;
      else if (put(stored.key, Object.is(value, fieldOf(initial, stored)) ? null : encodeStored(stored, value)))
        known.set(stored.key, value);
    }
  }

  return {
    read,
    write,
    hold: (value) => {
      held = value;
    },
    isWaiting: () => waiting,
    adopt: (key, state) => {
      const stored = STORED_FIELDS.find((field) => field.key === key);
      if (stored) known.set(key, fieldOf(state, stored));
    },
  };
}

/** False if the storage is full or refuses; the old value is then removed, since a stale one would mislead. */
function put(key: string, raw: string | null): boolean {
  if (raw === null) return removeStoredText(key);
  if (readStoredText(key) === raw || writeStoredText(key, raw)) return true;
  removeStoredText(key);
  return false;
}

/** The stored keys in the current shape; what a migration changed is written back. */
function migratedKeys(): RawKeys {
  const stored: Record<string, string> = {};
  for (const { key } of STORED_FIELDS) {
    const raw = readStoredText(key);
    if (raw !== null) stored[key] = raw;
  }
  const version = Number(readStoredText(PERSIST_VERSION_KEY) ?? 0);
  if (version >= PERSIST_VERSION) return stored;
  const migrated = migrateKeys(stored, Number.isInteger(version) ? Math.max(version, 0) : 0);
  for (const { key } of STORED_FIELDS) if (migrated[key] !== stored[key]) put(key, migrated[key] ?? null);
  put(PERSIST_VERSION_KEY, String(PERSIST_VERSION));
  return migrated;
}
