import { type Extensions, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { drawnMarkup } from '../core/richMarkup.ts';

/** Holds a block that the editor cannot edit without loss, on its way into the editor. */
export const WHOLE = 'data-whole';

/** The HTML text of an element, or of what is wrapped; sanitised, since it may have been pasted. */
function keptText(element: HTMLElement): string {
  const box = document.createElement('div');
  box.append(...drawnMarkup(element.hasAttribute(WHOLE) ? element.innerHTML : element.outerHTML));
  return box.innerHTML;
}

/** Something that the editor shows, moves and deletes as a whole, and hands back as it was. */
const whole = (name: string, isInline: boolean, tags: readonly string[]) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    draggable: true,
    addAttributes: () => ({ html: { default: '', rendered: false, parseHTML: keptText } }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ node }) => {
      const [drawn] = drawnMarkup(String(node.attrs['html']));
      return drawn instanceof HTMLElement ? drawn : document.createElement(isInline ? 'span' : 'p');
    },
  });

const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** What the editor knows: everything that the server allows, some of it only as a whole. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4, 5] } }),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  whole('picture', true, ['img']),
  whole('whole', false, [`div[${WHOLE}]`, 'table', 'figure']),
];
