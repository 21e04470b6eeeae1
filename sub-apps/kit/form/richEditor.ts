import { createDocument, Editor, getHTMLFromFragment } from '@tiptap/core';
import { isAllKept } from '../core/richLoss.ts';
import { readMarkup } from '../core/richMarkup.ts';
import { EXTENSIONS, WHOLE } from './richNodes.ts';

const htmlOf = (node: ChildNode): string => {
  const box = document.createElement('template');
  box.content.append(node.cloneNode(true));
  return box.innerHTML;
};

/** Whether the editor hands a block back without loss. */
function isEditable(node: ChildNode, { schema }: Editor): boolean {
  const { content } = createDocument(htmlOf(node), schema);
  return isAllKept([node], readMarkup(getHTMLFromFragment(content, schema)));
}

/** The text for the editor: blocks that it would damage are wrapped, and stay whole. */
const prepared = (html: string, editor: Editor): string =>
  readMarkup(html)
    .map((node) => (isEditable(node, editor) ? htmlOf(node) : `<div ${WHOLE}>${htmlOf(node)}</div>`))
    .join('');

/** Without the empty paragraph that the editor adds at the end, so that there is a place to type in. */
const writtenIn = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));

/** A text in the editor: what nobody has changed stays as it was, character by character. */
export class RichEditor {
  readonly editor: Editor;
  /** The text as it was given, and as the editor writes it. */
  #given = { html: '', written: '' };
  #told = '';

  constructor(place: HTMLElement | null, label: string, changed: (html: string) => void) {
    this.editor = new Editor({
      element: place,
      extensions: EXTENSIONS,
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
      onUpdate: ({ editor }) => {
        const written = writtenIn(editor);
        const html = written === this.#given.written ? this.#given.html : written;
        if (html === this.#told) return;
        this.#told = html;
        changed(html);
      },
    });
  }

  /** Shows a text from outside, such as a restored draft; what the editor has told itself is there already. */
  show(html: string): void {
    if (html === this.#told) return;
    // Undoing must not lead to what was there before.
    const begun = this.editor.chain().setMeta('addToHistory', false);
    begun.setContent(prepared(html, this.editor), { emitUpdate: false }).run();
    this.#given = { html, written: writtenIn(this.editor) };
    this.#told = html;
  }
}
