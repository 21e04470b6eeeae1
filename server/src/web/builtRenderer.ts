import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What draws pages of the portal, and the text of the style sheets that lie beside it. */
interface BuiltRenderer<Module> {
  readonly module: Module;
  readonly sheets: string;
}

/**
 * A renderer that the portal's build brings along. Undefined if the build has none, as one made elsewhere may, or one that does
 * not fit: then the portal draws alone.
 *
 * @param folder - where the build keeps it; one that begins with a dot is never served.
 */
export async function readBuiltRenderer<Module extends object>(
  folder: string,
  entry: string,
  isBuilt: (module: object) => module is Module,
): Promise<BuiltRenderer<Module> | undefined> {
  const files: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  if (!files.includes(entry)) return undefined;
  // A module is read once by its address: that of a later build is another one.
  const { mtimeMs } = await stat(join(folder, entry));
  const module: object = await import(`${pathToFileURL(join(folder, entry)).href}?${mtimeMs}`).catch(() => ({}));
  if (!isBuilt(module)) return undefined;
  const sheets = files.filter((name) => name.endsWith('.css')).map((name) => readFile(join(folder, name), 'utf8'));
  return { module, sheets: (await Promise.all(sheets)).join('') };
}
