import { join } from 'node:path';
import type { SharePage } from '../../../contract/sharePage.ts';
import type { Config } from '../config/config.ts';
import { cleanRichText } from '../domain/portal/richText.ts';
import { readBuiltRenderer } from './builtRenderer.ts';

/** Renders shared pages with the portal's own components, from its build. */
export interface ShareRenderer {
  /** Style sheets that the rendering needs, as text. */
  readonly styles: string;
  /** The client settings for which the rendering is right, by name. */
  readonly settings: object;
  render(page: SharePage, href: string, brand: string): string;
}

/** Where the portal's build keeps it. */
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

/** The renderer of this portal's build, if it has one that fits. */
export async function readShareRenderer(config: Config): Promise<ShareRenderer | undefined> {
  const built = await readBuiltRenderer(join(config.distDir, FOLDER), ENTRY, isBuilt);
  if (!built) return undefined;
  const { styleSheet, settings } = built.module.firstLook();
  return {
    styles: styleSheet + built.sheets,
    settings,
    render: (page, href, brand) => built.module.renderShare(page, { href, brand, clean: cleanRichText }),
  };
}
