import sanitizeHtml from 'sanitize-html';

/** Another site, a way to contact a person, an anchor in the text, or one of our paths; never relative to the page. */
const ADDRESS = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * A link with an address that works wherever it is shown. Links to other sites open in a new tab and send no referrer.
 */
function cleanLink(tagName: string, { href, title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = title === undefined ? {} : { title };
  // Browsers ignore white space in an address.
  const address = href?.replace(/\s/g, '') ?? '';
  if (href === undefined || !ADDRESS.test(address)) return { tagName, attribs };
  if (!/^http/i.test(address)) return { tagName, attribs: { href, ...attribs } };
  return { tagName, attribs: { href, ...attribs, target: '_blank', rel: 'noopener noreferrer' } };
}

/** Rich text as the portal shows it: structure, links and our own pictures; no style, no script, no frame. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: { a: cleanLink },
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/** The harmless part of submitted rich text. Called on write; the portal sanitises again when showing it. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
