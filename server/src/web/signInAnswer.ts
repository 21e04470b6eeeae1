import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltRenderer } from './builtRenderer.ts';
import { escapeHtml } from './htmlPage.ts';

/** Where the portal's build keeps what draws the sign-in page. */
const FOLDER = '.serverSignIn';
const ENTRY = 'renderSignIn.js';

interface Drawn {
  readonly styleSheet: string;
  /** Markup by `<language> <window>`. */
  readonly markup: Readonly<Record<string, string>>;
  readonly fitsFor: object;
}
interface Built {
  readonly renderSignIn: (configuration: unknown) => Promise<Drawn>;
}
const isBuilt = (module: object): module is Built =>
  'renderSignIn' in module && typeof module.renderSignIn === 'function';

/** The drawn sign-in page, as parts of an answer. */
export interface SignInDrawing {
  /** For the policy of the answer: the hash of its one inline script. */
  readonly scriptHash: string;
  /** The portal's page with the drawing before its root. */
  addTo(page: string): string;
}

const SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]*)"[^>]*>\s*/g;
/** The portal's root is as large as the window until its own page is there, so that it can measure. */
const COVER =
  '#first-answer{height:100%}' +
  '#first-answer~#root{position:fixed;inset:0;overflow:hidden;visibility:hidden}' +
  '[data-no-passkeys] #first-answer [data-passkey]{display:none}';

/** The sign-in page that this build draws; undefined if it has nothing that does, or nothing that fits. */
export async function readSignInDrawing(distDir: string, configuration: unknown): Promise<SignInDrawing | undefined> {
  const built = await readBuiltRenderer(join(distDir, FOLDER), ENTRY, isBuilt);
  if (!built) return undefined;
  const { styleSheet, markup, fitsFor } = await built.module.renderSignIn(configuration);
  const script = await readFile(new URL('./inline/firstLook.js', import.meta.url), 'utf8');
  const styles = styleSheet + built.sheets + COVER;
  // Templates, because there may be only one form in a page: of the others nobody may hear.
  const drawings = Object.entries(markup).map(([look, text]) => `<template data-look="${look}">${text}</template>`);
  const first =
    `<template data-look="any"><style>${styles}</style></template>${drawings.join('')}` +
    `<script data-fits-for="${escapeHtml(JSON.stringify(fitsFor))}">${script}</script>`;
  return {
    scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    addTo: (page) => {
      const links = [...page.matchAll(SHEETS)].map(([link]) => link.trim());
      // Fetched at once, but only what comes after the drawing waits for them.
      const early = links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
      return page
        .replaceAll(SHEETS, '')
        .replace('</head>', () => `${early.join('')}</head>`)
        .replace('<div id="root">', () => `${first}${links.join('')}<div id="root">`);
    },
  };
}
