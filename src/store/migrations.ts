import { STORAGE_KEYS } from '../constants/storageKeys.ts';
import { grantedNames } from '../lib/grantedNames.ts';
import { parseJson } from '../lib/parseJson.ts';

/** Stored keys with their raw texts, before anything is decoded. */
export type RawKeys = Readonly<Record<string, string>>;
interface Migration {
  /** Says what changes; shown when a migration fails. */
  readonly name: string;
  readonly migrate: (keys: RawKeys) => RawKeys;
}

/**
 * One entry per change of the stored shape, in order: entry 0 leads from version 0 (keys without a version) to 1, and
 * so on. Never edit or remove one that was released; add one, and its sample to tests/store/migrations.test.ts.
 */
export const MIGRATIONS: readonly Migration[] = [
  { name: 'adoptUnversionedKeys', migrate: adoptUnversionedKeys },
  { name: 'forgetMeasuredFingerprint', migrate: forgetMeasuredFingerprint },
];

/** Version of the shape that this portal writes (STO-4). */
export const PERSIST_VERSION = MIGRATIONS.length;

/**
 * Brings raw keys from `version` to the current shape. Keys of a newer portal are taken as they are: what does not fit
 * is dropped key by key when it is read.
 */
export function migrateKeys(keys: RawKeys, version: number): RawKeys {
  return MIGRATIONS.slice(version).reduce((migrated, { migrate }) => migrate(migrated), keys);
}

/** Earlier portals stored some texts in JSON's quotes, and granted policies as a map of name to boolean. */
function adoptUnversionedKeys(keys: RawKeys): RawKeys {
  const adopted: Record<string, string> = { ...keys };
  for (const { key, codec } of STORAGE_KEYS) {
    const value = parseJson(keys[key]);
    if (codec === 'text' && typeof value === 'string') adopted[key] = value;
  }
  const policies = parseJson(keys['authorization']);
  if (isMap(policies)) adopted['authorization'] = JSON.stringify(grantedNames(policies));
  return adopted;
}

/**
 * Fingerprints had no random part. Anybody signed in keeps theirs: a new one would turn this into another device in
 * mid-session.
 */
function forgetMeasuredFingerprint(keys: RawKeys): RawKeys {
  const { fingerprint: _measured, ...rest } = keys;
  return keys['host_token'] === undefined ? rest : keys;
}

function isMap(value: unknown): value is Readonly<Record<string, boolean>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
