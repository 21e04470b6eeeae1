import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../support/run.ts';

/** A reference to a source: an import, or a program that is started by its path. */
const NAMED_SOURCES = /['"`]([\w@./-]+\.(?:tsx?|mjs))['"`]/g;
const references = new Map<string, readonly string[]>();

function readReferences(file: string): string[] {
  const path = join(ROOT, file);
  if (!existsSync(path) || !statSync(path).isFile()) return [];
  return [...readFileSync(path, 'utf8').matchAll(NAMED_SOURCES)]
    .map(([, name = '']) => (name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), name)) : name))
    .filter((name) => !name.startsWith('..'));
}

/** The sources that a file refers to, relative to the root. */
export function referencesOf(file: string): readonly string[] {
  const known = references.get(file) ?? readReferences(file);
  references.set(file, known);
  return known;
}

/** Every file that `file` depends on, including itself, relative to the root; skips those that `enters` refuses. */
export function closureOf(file: string, enters: (name: string) => boolean = () => true): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const other of referencesOf(one)) if (enters(other)) found.add(other);
  return found;
}

/** Those of `files` that depend on one of the `changed`. */
export function touchedBy(
  changed: ReadonlySet<string>,
  files: readonly string[],
  restsOn: (file: string) => ReadonlySet<string> = (file) => closureOf(file),
): string[] {
  return files.filter((file) => [...restsOn(file)].some((one) => changed.has(one)));
}
