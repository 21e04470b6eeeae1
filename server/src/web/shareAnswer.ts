import { SHARE_PAGE_ELEMENT, type SharePage } from '../../../contract/sharePage.ts';
import type { InlineScript } from './inlineScript.ts';
import { embeddable } from './portalPage.ts';
import type { ShareRenderer } from './shareRenderer.ts';

const MODULES = /<script type="module"[^>]*\ssrc="([^"]*)"[^>]*><\/script>\s*/g;
const SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]*)"[^>]*>\s*/g;
/** Not needed: the page can be read without scripts. */
const WITHOUT_SCRIPT = /<noscript>[\s\S]*?<\/noscript>\s*/g;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;
/**
 * Until the portal has rendered its own page, its root is invisible but as large as the window, so that it can measure.
 * The first answer is hidden if another look was chosen.
 */
const COVER =
  'html:not([data-first-answer]) #first-answer~#root{position:fixed;inset:0;overflow:hidden;visibility:hidden}' +
  'html[data-first-answer] #first-answer{display:none}';

/** The portal's page prepared for first answers: without render-blocking resources. */
export interface ShareTemplate {
  /** For the answer's security policy: the hash of its only inline script. */
  readonly scriptHash: string;
  fill(parts: { head: string; renderer: ShareRenderer; markup: string; page: SharePage }): string;
  /** The unmodified page with another head, if nothing was rendered. */
  plain(head: string): string;
}

/** @param script - starts the portal later (`inline/startLater.js`). */
export function shareTemplate(pageText: string, script: InlineScript): ShareTemplate {
  const addresses = (pattern: RegExp) => [...pageText.matchAll(pattern)].map(([, address = '']) => address).join(' ');
  const bare = pageText
    .replaceAll(MODULES, '')
    .replaceAll(SHEETS, '')
    .replaceAll(PRELOADS, '')
    .replaceAll(WITHOUT_SCRIPT, '');
  const ways = { 'data-styles': addresses(SHEETS), 'data-scripts': addresses(MODULES) };
  // A string replacement would interpret `$&` in a title as a pattern.
  const headed = (text: string, head: string) => text.replace(/<title>[^<]*<\/title>/, () => head);
  return {
    scriptHash: script.hash,
    plain: (head) => headed(pageText, head),
    fill: ({ head, renderer: { styles, settings }, markup, page }) => {
      const later = script.element({ ...ways, 'data-drawn': JSON.stringify(settings) });
      const data = `<script type="application/json" id="${SHARE_PAGE_ELEMENT}">${embeddable(page)}</script>`;
      return headed(bare, `${head}${later}<style>${styles}${COVER}</style>`).replace(
        '<div id="root">',
        () => `<div id="first-answer">${markup}</div>${data}<div id="root">`,
      );
    },
  };
}
