import { AtSign } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Picker } from '../common/Picker.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit, useTold } from '../context.tsx';
import { type SendComment, Comment as Written } from '../core/comment.ts';
import { findPeople } from '../core/people.ts';
import type { Offered } from '../core/types.ts';
import { useIsShown } from '../useIsShown.ts';

interface Props {
  readonly draftName: string;
  /** What it is about, for a failure that is told elsewhere. */
  readonly title: string;
  readonly send: SendComment;
  readonly sent: () => void;
}

/** Writes a comment; `@` mentions a colleague, who is notified. */
export function Comment({ draftName, title, send, sent }: Props) {
  const { language, words } = useKit();
  const [written] = useState(() => new Written(draftName));
  const { text, isMentioning, problem } = useTold(written);
  const tell = useToast();
  const isShown = useIsShown();
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = (one: Offered | null) => {
    written.mention(one);
    field.current?.focus();
  };
  const quit = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || !isMentioning) return;
    nativeEvent.stopImmediatePropagation();
    mention(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (written.isEmpty) field.current?.focus();
    else if (await written.send(send)) sent();
    else if (!isShown.current) tell(`${title}: ${written.get().problem?.[language]}`);
  };
  return (
    <form className="comment" onSubmit={submit} onKeyDown={quit}>
      <textarea
        ref={field}
        aria-label={words.comment}
        placeholder={words.comment}
        maxLength={1000}
        value={text}
        onChange={({ target }) => written.write(target.value)}
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
        <button type="button" className="text" aria-label={words.mention} onClick={() => written.toggle()}>
          <AtSign size={16} aria-hidden />
        </button>
        <button type="submit">{words.send}</button>
      </div>
    </form>
  );
}
