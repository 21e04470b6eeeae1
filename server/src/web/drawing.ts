import { join } from 'node:path';
import { readBuiltRenderer } from './builtRenderer.ts';
import { type InlineScript, readInlineScript } from './inlineScript.ts';

/** A renderer in the portal's build: its folder, and the file in it. */
interface Renderer {
  readonly folder: string;
  readonly entry: string;
}
/** The sign-in page (decision 0042). */
export const SIGN_IN: Renderer = { folder: '.serverSignIn', entry: 'renderSignIn.js' };
/** The shell of signed-in pages (decision 0047). */
export const SHELL: Renderer = { folder: '.serverShell', entry: 'renderShell.js' };

interface DrawnPage {
  readonly styleSheet: string;
  /** Markup by the name of the look. */
  readonly markup: Readonly<Record<string, string>>;
  readonly fitsFor: object;
  readonly firstCalls?: FirstCalls;
}
interface Built {
  readonly render: (configuration: unknown) => DrawnPage | Promise<DrawnPage>;
}
/** The server reads only the paths of this (`src/firstCalls.ts`). */
interface FirstCalls {
  readonly paths: readonly string[];
}
const isBuilt = (module: object): module is Built => 'render' in module && typeof module.render === 'function';

/** The drawings of a page, as parts of an answer. */
export interface Drawing {
  /** Templates, and the script that shows the matching one. */
  readonly elements: string;
  /** Of that script. */
  readonly hash: string;
  /** Starts the portal's script once the drawing has been painted. */
  readonly start: InlineScript;
  /** A script that sends calls at once, and the paths that they are for. */
  readonly ask?: { readonly element: string; readonly hash: string; readonly paths: readonly string[] };
}

/** A start that no frame has allowed by then, because the page is hidden, happens all the same. */
const START_LIMIT_MS = 500;
const MODULE = /<script type="module"([^>]*)\ssrc="([^"]*)"><\/script>/;
const SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]*)"[^>]*>\s*/g;

/** This build's drawing of a page; undefined if it has no renderer, or none that fits. */
export async function readDrawing(
  distDir: string,
  { folder, entry }: Renderer,
  configuration: unknown,
): Promise<Drawing | undefined> {
  const built = await readBuiltRenderer(join(distDir, folder), entry, isBuilt);
  if (!built) return undefined;
  const { styleSheet, markup, fitsFor, firstCalls } = await built.module.render(configuration);
  const look = await readInlineScript(new URL('./inline/firstLook.js', import.meta.url));
  const calls = await readInlineScript(new URL('./inline/firstCalls.js', import.meta.url));
  const start = await readInlineScript(new URL('./inline/startAfterPaint.js', import.meta.url));
  // Templates, because a page may have only one form: nothing may expose the others.
  const drawings = Object.entries(markup).map(([name, text]) => `<template data-look="${name}">${text}</template>`);
  return {
    elements:
      `<div hidden><template data-look="any"><style>${styleSheet}${built.sheets}</style></template>${drawings.join('')}</div>` +
      look.element({ 'data-fits-for': JSON.stringify(fitsFor) }),
    hash: look.hash,
    start,
    ...(firstCalls && {
      ask: {
        element: calls.element({ 'data-calls': JSON.stringify(firstCalls) }),
        hash: calls.hash,
        paths: firstCalls.paths,
      },
    }),
  };
}

const asksAt = (path: string, drawings: readonly Drawing[]) =>
  drawings.flatMap(({ ask }) => (ask?.paths.includes(path) ? [ask] : []));

/** The hashes of the scripts that `withDrawings` adds; drawings share the scripts that show them and start the portal. */
export function hashesOf(path: string, drawings: readonly Drawing[]): string[] {
  const starts = drawings.map(({ start }) => start);
  return [...new Set([...drawings, ...asksAt(path, drawings), ...starts].map(({ hash }) => hash))];
}

/**
 * The portal's page with drawings before its root; at most one of them fits a browser. The first calls of `path` are
 * sent while the scripts are loading, and these run once the drawing has been painted.
 */
export function withDrawings(page: string, path: string, drawings: readonly Drawing[]): string {
  const links = [...page.matchAll(SHEETS)].map(([link]) => link.trim());
  // Fetched at once, but they block only what comes after the drawings.
  const early = links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  const first = drawings.map(({ elements }) => elements).join('');
  const asks = asksAt(path, drawings).map(({ element }) => element);
  const src = MODULE.exec(page)?.[2];
  const [drawing] = drawings;
  const values = { 'data-src': src ?? '', 'data-limit-ms': String(START_LIMIT_MS) } as const;
  const starter = src === undefined || !drawing ? '' : drawing.start.element(values);
  return page
    .replaceAll(SHEETS, '')
    .replace(MODULE, (_, rest: string) => `<link rel="modulepreload"${rest} href="${src}">`)
    .replace('</title>', () => `</title>${asks.join('')}`)
    .replace('</head>', () => `${early.join('')}</head>`)
    .replace('<div id="root">', () => `${first}${starter}${links.join('')}<div id="root">`);
}
