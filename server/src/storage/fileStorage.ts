import type { Readable } from 'node:stream';

/** Keeps files by tenant and name. A name is made by the server: letters, digits, dots, dashes; never a path. */
export interface FileStorage {
  /** Resolves once the file is safely kept. An existing one of that name is replaced. */
  readonly put: (tenantId: string, name: string, content: Buffer, contentType: string) => Promise<void>;
  /** The file's content, or undefined when there is none. */
  readonly get: (tenantId: string, name: string) => Promise<Readable | undefined>;
  /** Does nothing when there is none. */
  readonly remove: (tenantId: string, name: string) => Promise<void>;
}

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$/;

/** The key of a file. Throws when a part could leave its place. */
export function storageKey(tenantId: string, name: string): string {
  if (!SAFE_NAME.test(tenantId) || !SAFE_NAME.test(name) || name.includes('..')) {
    throw new Error('A file name that the server did not make was refused');
  }
  return `${tenantId}/${name}`;
}
