import { AtSign } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Text } from '../../../contract/businessFields.ts';
import { Picker } from '../common/Picker.tsx';
import { useKit } from '../context.tsx';
import { failureTexts } from '../core/failures.ts';
import { isMentionBegun, toldOf, withMention } from '../core/mentions.ts';
import { findPeople } from '../core/people.ts';
import type { Offered } from '../core/types.ts';

interface Props {
  readonly send: (text: string, mentions: readonly string[]) => Promise<unknown>;
  readonly sent: () => void;
}

/** Writes a comment; `@` mentions a colleague, who is told. What was typed stays where sending fails. */
export function Comment({ send, sent }: Props) {
  const { language, words } = useKit();
  const [text, setText] = useState('');
  const [isMentioning, setMentioning] = useState(false);
  const [mentioned, setMentioned] = useState<readonly Offered[]>([]);
  const [problem, setProblem] = useState<Text | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = (one: Offered | null) => {
    setMentioning(false);
    if (one) {
      setMentioned([...mentioned, one]);
      setText(withMention(text, one));
    }
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return field.current?.focus();
    return send(said, toldOf(said, mentioned)).then(
      () => {
        setText('');
        setMentioned([]);
        setProblem(null);
        sent();
      },
      (error) => setProblem(failureTexts(error)),
    );
  };
  return (
    <form className="comment" onSubmit={submit}>
      <textarea
        ref={field}
        aria-label={words.comment}
        placeholder={words.comment}
        maxLength={1000}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isMentionBegun(text, target.value)) setMentioning(true);
        }}
      />
      {isMentioning && (
        <Picker
          label={words.mention}
          value={null}
          title=""
          find={findPeople}
          onPick={mention}
          field={{ autoFocus: true }}
        />
      )}
      {problem && (
        <p role="alert" className="bad">
          {problem[language]}
        </p>
      )}
      <div className="actions">
        <button type="button" className="text" aria-label={words.mention} onClick={() => setMentioning(!isMentioning)}>
          <AtSign size={16} aria-hidden />
        </button>
        <button type="submit">{words.send}</button>
      </div>
    </form>
  );
}
