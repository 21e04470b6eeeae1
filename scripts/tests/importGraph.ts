import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../support/run.ts';

/** Whatever names a source: an import, or a program that is started by its path. */
const NAMED_SOURCES = /['"`]([\w@./-]+\.(?:tsx?|mjs))['"`]/g;
const references = new Map<string, readonly string[]>();

function readReferences(file: string): string[] {
  const path = join(ROOT, file);
  if (!existsSync(path) || !statSync(path).isFile()) return [];
  return [...readFileSync(path, 'utf8').matchAll(NAMED_SOURCES)]
    .map(([, name = '']) => (name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), name)) : name))
    .filter((name) => !name.startsWith('..'));
}

function referencesOf(file: string): readonly string[] {
  const known = references.get(file) ?? readReferences(file);
  references.set(file, known);
  return known;
}

/** Every file that `file` rests on, itself among them, seen from the root. */
export function closureOf(file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const other of referencesOf(one)) found.add(other);
  return found;
}

/** Those of `files` that rest on one of the `changed`. */
export function touchedBy(changed: ReadonlySet<string>, files: readonly string[]): string[] {
  return files.filter((file) => [...closureOf(file)].some((one) => changed.has(one)));
}
