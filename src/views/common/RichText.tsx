import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** No scripts, by the profile; and nothing that restyles the page, asks for input or fetches from elsewhere. */
const POLICY = { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input', 'img'] };

type RichTextProps = {
  /** As sent by the server; sanitised here, whatever the server did. */
  readonly html: string;
  readonly id?: string;
  readonly className?: string;
};

/** The one place where text becomes elements. */
export function RichText({ html, ...attributes }: RichTextProps) {
  const safe = useMemo(() => DOMPurify.sanitize(html, POLICY), [html]);
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: safe }} />;
}
