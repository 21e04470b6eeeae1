import { defineComponent, ref, watch } from 'vue';
import { type SendComment, Comment as Written } from '../kit/core/comment.ts';
import { findPeople } from '../kit/core/people.ts';
import type { Offered } from '../kit/core/types.ts';
import { said } from './look.ts';
import { Picker } from './Picker.tsx';
import { useTold } from './useTold.ts';

interface Props {
  draftName: string;
  send: SendComment;
  sent: () => void;
}

/** Writes a comment; `@` mentions a colleague, who is notified. */
export const Comment = defineComponent(
  (props: Props) => {
    const written = new Written(props.draftName);
    const state = useTold(written);
    const field = ref<HTMLTextAreaElement>();
    const picker = ref<HTMLDivElement>();
    watch(picker, (shown) => shown?.querySelector('input')?.focus(), { flush: 'post' });
    const mention = (one: Offered | null) => {
      written.mention(one);
      field.value?.focus();
    };
    /** Before the picker, which handles this key as well. */
    const quit = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      mention(null);
    };
    const submit = async (event: Event) => {
      event.preventDefault();
      if (written.isEmpty) field.value?.focus();
      else if (await written.send(props.send)) props.sent();
    };
    return () => {
      const { language, words } = said.value;
      const { text, isMentioning, problem } = state.value;
      return (
        <form class="comment" onSubmit={submit}>
          <textarea
            ref={field}
            aria-label={words.comment}
            placeholder={words.comment}
            maxlength={1000}
            value={text}
            onInput={({ target }) => target instanceof HTMLTextAreaElement && written.write(target.value)}
          />
          {isMentioning && (
            <div ref={picker} {...{ onKeydownCapture: quit }}>
              <Picker label={words.mention} find={findPeople} picked={mention} />
            </div>
          )}
          {problem && (
            <p role="alert" class="bad">
              {problem[language]}
            </p>
          )}
          <div class="actions">
            <button
              type="button"
              class="text"
              aria-label={words.mention}
              onClick={() => (isMentioning ? mention(null) : written.toggle())}
            >
              @
            </button>
            <button type="submit">{words.send}</button>
          </div>
        </form>
      );
    };
  },
  { props: ['draftName', 'send', 'sent'] },
);
