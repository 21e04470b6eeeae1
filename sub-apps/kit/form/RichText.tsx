import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKit } from '../context.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

const TOOLS = [
  {
    zh: '加粗',
    en: 'Bold',
    Icon: Bold,
    mark: 'bold',
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    zh: '斜体',
    en: 'Italic',
    Icon: Italic,
    mark: 'italic',
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    zh: '标题',
    en: 'Heading',
    Icon: Heading2,
    mark: 'heading',
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    zh: '列表',
    en: 'List',
    Icon: List,
    mark: 'bulletList',
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    zh: '编号列表',
    en: 'Numbered list',
    Icon: ListOrdered,
    mark: 'orderedList',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    zh: '引用',
    en: 'Quotation',
    Icon: Quote,
    mark: 'blockquote',
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    zh: '取消链接',
    en: 'Remove the link',
    Icon: Link,
    mark: 'link',
    run: (editor: Editor) => editor.chain().focus().unsetLink().run(),
  },
  { zh: '撤销', en: 'Undo', Icon: Undo2, mark: '', run: (editor: Editor) => editor.chain().focus().undo().run() },
  { zh: '重做', en: 'Redo', Icon: Redo2, mark: '', run: (editor: Editor) => editor.chain().focus().redo().run() },
] as const;

/** Rich text editor; the server sanitises the text. A pasted or typed address becomes a link. */
export function RichText({ label, value, onChange }: Props) {
  const { language } = useKit();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState({});
  const changed = useRef(onChange);
  changed.current = onChange;
  const first = useRef({ value, label });
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [StarterKit],
      content: first.current.value,
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': first.current.label } },
      onUpdate: ({ editor: now }) => changed.current(now.isEmpty ? '' : now.getHTML()),
      onTransaction: () => redraw({}),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    // New content from outside, such as a restored draft.
    const now = editor?.isEmpty ? '' : editor?.getHTML();
    if (editor && now !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich">
      <div role="toolbar" aria-label={label}>
        {TOOLS.map(({ Icon, mark, run, ...words }) => (
          <button
            key={words.en}
            type="button"
            className="text"
            aria-label={words[language]}
            aria-pressed={mark !== '' && (editor?.isActive(mark) ?? false)}
            onClick={() => editor && run(editor)}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
      </div>
      <div ref={place} className="rich-text" />
    </div>
  );
}
