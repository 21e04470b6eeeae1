import { useMemo } from 'react';

const KEPT = new Set([
  'P',
  'BR',
  'STRONG',
  'B',
  'EM',
  'I',
  'U',
  'S',
  'H1',
  'H2',
  'H3',
  'H4',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'A',
  'CODE',
  'PRE',
  'HR',
  'IMG',
]);
const SAFE = /^(https?:|mailto:|tel:|\/(?!\/))/i;

/** The server has sanitised the text; it is sanitised again here, element by element, as it is rendered. */
function drawn(node: Node, key: number): React.ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const children = [...node.childNodes].map(drawn);
  const address = node.getAttribute('href') ?? node.getAttribute('src') ?? '';
  if (!KEPT.has(node.tagName)) return /^(SCRIPT|STYLE)$/.test(node.tagName) ? null : children;
  if (node.tagName === 'A')
    return (
      <a key={key} href={SAFE.test(address) ? address : undefined} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  if (node.tagName === 'IMG')
    return SAFE.test(address) ? <img key={key} src={address} alt={node.getAttribute('alt') ?? ''} /> : null;
  // The list above guarantees a plain element.
  const Tag = node.tagName.toLowerCase() as 'p';
  return children.length === 0 ? <Tag key={key} /> : <Tag key={key}>{children}</Tag>;
}

/** Rich text, read-only. */
export function RichView({ html }: { readonly html: string }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawn),
    [html],
  );
  return <div className="prose">{nodes}</div>;
}
