import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltRenderer } from './builtRenderer.ts';
import { escapeHtml } from './htmlPage.ts';

/** What the portal's build draws pages with: its folder there, and the file in it. */
interface Renderer {
  readonly folder: string;
  readonly entry: string;
}
/** The sign-in page (decision 0042). */
export const SIGN_IN: Renderer = { folder: '.serverSignIn', entry: 'renderSignIn.js' };
/** The frame of signed-in pages (decision 0047). */
export const SHELL: Renderer = { folder: '.serverShell', entry: 'renderShell.js' };

interface DrawnPage {
  readonly styleSheet: string;
  /** Markup by the name of the look. */
  readonly markup: Readonly<Record<string, string>>;
  readonly fitsFor: object;
}
interface Built {
  readonly render: (configuration: unknown) => DrawnPage | Promise<DrawnPage>;
}
const isBuilt = (module: object): module is Built => 'render' in module && typeof module.render === 'function';

/** The drawings of a page, as parts of an answer. */
export interface Drawing {
  /** For the policy of the answer: the hash of its inline script. */
  readonly scriptHash: string;
  /** Templates, and the script that shows the one that fits. */
  readonly elements: string;
}

const SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]*)"[^>]*>\s*/g;

/** What this build draws of a page; undefined if it has nothing that does, or nothing that fits. */
export async function readDrawing(
  distDir: string,
  { folder, entry }: Renderer,
  configuration: unknown,
): Promise<Drawing | undefined> {
  const built = await readBuiltRenderer(join(distDir, folder), entry, isBuilt);
  if (!built) return undefined;
  const { styleSheet, markup, fitsFor } = await built.module.render(configuration);
  const script = await readFile(new URL('./inline/firstLook.js', import.meta.url), 'utf8');
  // Templates, because there may be only one form in a page: of the others nobody may hear.
  const drawings = Object.entries(markup).map(([look, text]) => `<template data-look="${look}">${text}</template>`);
  return {
    scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    elements:
      `<div hidden><template data-look="any"><style>${styleSheet}${built.sheets}</style></template>${drawings.join('')}</div>` +
      `<script data-fits-for="${escapeHtml(JSON.stringify(fitsFor))}">${script}</script>`,
  };
}

/** The portal's page with drawings before its root; at most one of them fits a browser. */
export function withDrawings(page: string, drawings: readonly Drawing[]): string {
  const links = [...page.matchAll(SHEETS)].map(([link]) => link.trim());
  // Fetched at once, but only what comes after the drawings waits for them.
  const early = links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  const first = drawings.map(({ elements }) => elements).join('');
  return page
    .replaceAll(SHEETS, '')
    .replace('</head>', () => `${early.join('')}</head>`)
    .replace('<div id="root">', () => `${first}${links.join('')}<div id="root">`);
}
