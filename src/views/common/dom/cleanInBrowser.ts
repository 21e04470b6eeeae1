import DOMPurify from 'dompurify';

/**
 * The elements allowed in rich text. Everything else goes, including style, class and id: nothing may look like the
 * page itself.
 */
const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
];
/** Attributes that hold no address. */
const PLAIN = ['title', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'];
/** Our own pictures and those of encrypted sites. */
const PICTURE = /^(?:\/api\/application\/get-picture-file\/[^/\\]+$|https:\/\/)/i;
const ADDRESS = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

/** The harmless part of rich text, whatever the server did to it. Links to other sites open in a new tab. */
export function cleanInBrowser(html: string, withPictures: boolean): string {
  // Without a document the library returns its input.
  if (!DOMPurify.isSupported)
    throw new Error('There is no document to clean rich text with: provide a RichTextCleaner');
  // A frameset at the start would leave no body at all; after this element, which is removed again, it is ignored.
  const text = DOMPurify.sanitize(`<wbr>${html}`, {
    ALLOWED_TAGS: withPictures ? [...TAGS, 'img'] : TAGS,
    ALLOWED_ATTR: [...PLAIN, 'href', 'src'],
    ADD_URI_SAFE_ATTR: PLAIN,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESS,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const picture of text.querySelectorAll('img')) {
    if (!PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  for (const link of text.querySelectorAll('a[href^="http" i]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  // Still in the library's own document, where nothing is fetched.
  const box = text.ownerDocument.createElement('div');
  box.append(text);
  return box.innerHTML;
}
