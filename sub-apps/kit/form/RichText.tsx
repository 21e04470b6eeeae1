import type { ChainedCommands } from '@tiptap/core';
import { Bold, Heading2, Italic, List, ListOrdered, type LucideIcon, Quote, Redo2, Undo2, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKit } from '../context.tsx';
import { RichEditor } from './richEditor.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

interface Tool {
  readonly zh: string;
  readonly en: string;
  readonly Icon: LucideIcon;
  /** The mark or node that is active where the tool has been used; '' if it leaves none. */
  readonly mark: string;
  readonly command: (chain: ChainedCommands) => ChainedCommands;
}
const TOOLS: readonly Tool[] = [
  { zh: '加粗', en: 'Bold', Icon: Bold, mark: 'bold', command: (chain) => chain.toggleBold() },
  { zh: '斜体', en: 'Italic', Icon: Italic, mark: 'italic', command: (chain) => chain.toggleItalic() },
  { zh: '标题', en: 'Heading', Icon: Heading2, mark: 'heading', command: (chain) => chain.toggleHeading({ level: 2 }) },
  { zh: '列表', en: 'List', Icon: List, mark: 'bulletList', command: (chain) => chain.toggleBulletList() },
  {
    zh: '编号列表',
    en: 'Numbered list',
    Icon: ListOrdered,
    mark: 'orderedList',
    command: (chain) => chain.toggleOrderedList(),
  },
  { zh: '引用', en: 'Quotation', Icon: Quote, mark: 'blockquote', command: (chain) => chain.toggleBlockquote() },
  { zh: '取消链接', en: 'Remove the link', Icon: Unlink, mark: 'link', command: (chain) => chain.unsetLink() },
  { zh: '撤销', en: 'Undo', Icon: Undo2, mark: '', command: (chain) => chain.undo() },
  { zh: '重做', en: 'Redo', Icon: Redo2, mark: '', command: (chain) => chain.redo() },
];

/**
 * Rich text editor; the server sanitises the text. A pasted or typed address becomes a link. Pictures, tables and
 * whatever else it cannot edit are kept as they are.
 */
export function RichText({ label, value, onChange }: Props) {
  const { language } = useKit();
  const place = useRef<HTMLDivElement>(null);
  const [rich, setRich] = useState<RichEditor | null>(null);
  const [, redraw] = useState({});
  const changed = useRef(onChange);
  changed.current = onChange;
  const first = useRef(label);
  useEffect(() => {
    const made = new RichEditor(place.current, first.current, (html) => changed.current(html));
    made.editor.on('transaction', () => redraw({}));
    setRich(made);
    return () => made.editor.destroy();
  }, []);
  useEffect(() => rich?.show(value), [rich, value]);
  const editor = rich?.editor;
  return (
    <div className="rich">
      <div role="toolbar" aria-label={label}>
        {TOOLS.map(({ Icon, mark, command, ...words }) => (
          <button
            key={words.en}
            type="button"
            className="text"
            aria-label={words[language]}
            aria-pressed={mark !== '' && (editor?.isActive(mark) ?? false)}
            onClick={() => editor && command(editor.chain().focus()).run()}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
      </div>
      <div ref={place} className="rich-text" />
    </div>
  );
}
