import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A renderer of portal pages, and the text of the style sheets beside it. */
interface BuiltRenderer<Module> {
  readonly module: Module;
  readonly sheets: string;
}

/**
 * A renderer from the portal's build. Undefined if the build has none, as one made elsewhere may, or one that does not
 * fit: the portal then renders by itself.
 *
 * @param folder - where the build keeps it; folders that begin with a dot are never served.
 */
export async function readBuiltRenderer<Module extends object>(
  folder: string,
  entry: string,
  isBuilt: (module: object) => module is Module,
): Promise<BuiltRenderer<Module> | undefined> {
  const files: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  if (!files.includes(entry)) return undefined;
  // Modules are cached by address, so a later build needs a different one.
  const { mtimeMs } = await stat(join(folder, entry));
  const module: object = await import(`${pathToFileURL(join(folder, entry)).href}?${mtimeMs}`).catch(() => ({}));
  if (!isBuilt(module)) return undefined;
  const sheets = files.filter((name) => name.endsWith('.css')).map((name) => readFile(join(folder, name), 'utf8'));
  return { module, sheets: (await Promise.all(sheets)).join('') };
}
