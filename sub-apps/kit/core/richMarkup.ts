/** The elements of rich text with their attributes, as the server stores them. */
const MARKUP: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['h2', 'h3', 'h4', 'h5', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'li'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'figure', 'figcaption'],
    ].map((name) => [name, []]),
  ),
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};
/** Elements whose content is not text for readers. */
const SILENT = new Set(['script', 'style', 'textarea', 'option', 'noscript']);
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function isHarmless(name: string, value: string): boolean {
  if (name !== 'href' && name !== 'src') return true;
  return URL.canParse(value, location.href) && SCHEMES.has(new URL(value, location.href).protocol);
}

function copied(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || SILENT.has(node.localName)) return [];
  const children = [...node.childNodes].flatMap(copied);
  const attributes = Object.hasOwn(MARKUP, node.localName) ? MARKUP[node.localName] : undefined;
  if (!attributes) return children;
  const copy = document.createElement(node.localName);
  for (const { name, value } of node.attributes)
    if (attributes.includes(name) && isHarmless(name, value)) copy.setAttribute(name, value);
  copy.append(...children);
  return [copy];
}

/** The nodes of an HTML text, in a document that runs and fetches nothing. */
export const readMarkup = (html: string): readonly ChildNode[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
];

/**
 * Rich text as elements of this page. The server has sanitised it; it is sanitised again here, element by element, and
 * keeps everything that the server keeps.
 */
export const drawnMarkup = (html: string): Node[] => readMarkup(html).flatMap(copied);
