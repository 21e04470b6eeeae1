import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { escapeHtml } from './htmlPage.ts';

/** A script that is inlined in an answer. */
export interface InlineScript {
  /** For the security policy of that answer (`allowScripts`). */
  readonly hash: string;
  /** Its element, with the values that it reads from the element's attributes: `data-…`. */
  element(values: Readonly<Record<`data-${string}`, string>>): string;
}

/** One of the scripts in `inline/`. */
export async function readInlineScript(file: URL): Promise<InlineScript> {
  const script = await readFile(file, 'utf8');
  return {
    hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    element(values) {
      const attributes = Object.entries(values).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
      return `<script${attributes.join('')}>${script}</script>`;
    },
  };
}
