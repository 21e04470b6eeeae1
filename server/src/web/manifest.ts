import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Vite's manifest: the file that each source module was built into, and its dependencies. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of the build in `distDir`; an empty one if it has none. */
export async function readManifest(distDir: string): Promise<Manifest> {
  const text = await readFile(join(distDir, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** The manifest's key of a source module or of a shared chunk (named by `sharedChunk`); undefined if there is none. */
export function chunkOf(manifest: Manifest, name: string): string | undefined {
  if (name in manifest) return name;
  return Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name);
}

/**
 * The files that a browser fetches for these source modules and shared chunks: their own, those of all static imports,
 * and style sheets, each after its dependencies. Omits names that this build does not have.
 */
export function manifestFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) visit(next);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  for (const name of names) visit(chunkOf(manifest, name) ?? name);
  return files;
}
