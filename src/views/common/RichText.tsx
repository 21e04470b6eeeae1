import { createContext, useContext, useMemo } from 'react';
import { cleanInBrowser } from './dom/cleanInBrowser.ts';
import { reachWideParts } from './dom/reachWideParts.ts';

/** Sanitises rich text if there is no document; null in a browser. */
export const RichTextCleaner = createContext<((html: string) => string) | null>(null);

type RichTextProps = {
  /** As sent by the server; sanitised here, whatever the server did. */
  readonly html: string;
  readonly pictures?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
};

/** The only place where text becomes elements. */
export function RichText({ html, pictures = false, ...attributes }: RichTextProps) {
  const cleaner = useContext(RichTextCleaner);
  const safe = useMemo(
    () => equipped(cleaner ? cleaner(html) : cleanInBrowser(html, pictures)),
    [cleaner, html, pictures],
  );
  return <div key={safe} {...attributes} ref={reachWideParts} dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** A table cell that holds one number, with its sign and per cent. */
const NUMBER_CELL = /<td(?=(?: [a-z]+="\d+")*>(?:<\w+>)*\s*[-+±−]?\d[\d,.]*\s*%?\s*(?:<\/\w+>)*<\/td>)/g;

/**
 * Sanitised rich text with the portal's own additions: tables in a box that scrolls, cells with numbers marked,
 * pictures fetched when they come near. Nothing added contains a quotation mark, so anything that looks like an element
 * inside an attribute value stays inside it.
 */
function equipped(clean: string): string {
  return clean
    .replaceAll('<img', '<img loading=lazy decoding=async')
    .replaceAll('<table', '<div data-table><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(NUMBER_CELL, '<td data-number');
}
