import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharePage } from '../../../contract/sharePage.ts';
import type { Config } from '../config/config.ts';
import { cleanRichText } from '../domain/portal/richText.ts';

/** Draws shared pages with the portal's own components, which its build brings along. */
export interface ShareRenderer {
  /** Style sheets that the drawing needs, as text. */
  readonly styles: string;
  /** The client settings for which the drawing is right, by name. */
  readonly settings: object;
  render(page: SharePage, href: string, brand: string): string;
}

/** Where the portal's build keeps what only the backend reads; a folder that begins with a dot is never served. */
const FOLDER = '.server';
const ENTRY = 'renderShare.js';

interface Built {
  readonly firstLook: () => { readonly styleSheet: string; readonly settings: object };
  readonly renderShare: (
    page: SharePage,
    options: { href: string; brand: string; clean: (html: string) => string },
  ) => string;
}

const isBuilt = (module: object): module is Built =>
  'renderShare' in module &&
  typeof module.renderShare === 'function' &&
  'firstLook' in module &&
  typeof module.firstLook === 'function';

/**
 * The renderer of this portal's build; undefined if the build has none, as one made elsewhere may, or one that does not fit:
 * then the portal draws alone.
 */
export async function readShareRenderer(config: Config): Promise<ShareRenderer | undefined> {
  const folder = join(config.distDir, FOLDER);
  const files: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  if (!files.includes(ENTRY)) return undefined;
  const built: object = await import(pathToFileURL(join(folder, ENTRY)).href).catch(() => ({}));
  if (!isBuilt(built)) return undefined;
  const sheets = files.filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  const { styleSheet, settings } = built.firstLook();
  return {
    styles: [styleSheet, ...texts].join(''),
    settings,
    render: (page, href, brand) => built.renderShare(page, { href, brand, clean: cleanRichText }),
  };
}
