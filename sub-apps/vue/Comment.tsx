import { defineComponent, nextTick, ref, shallowRef } from 'vue';
import type { Text } from '../../contract/businessFields.ts';
import { failureTexts } from '../kit/core/failures.ts';
import { isMentionBegun, toldOf, withMention } from '../kit/core/mentions.ts';
import { findPeople } from '../kit/core/people.ts';
import type { Offered } from '../kit/core/types.ts';
import { said } from './look.ts';
import { Picker } from './Picker.tsx';

interface Props {
  send: (text: string, mentions: readonly string[]) => Promise<unknown>;
  sent: () => void;
}

/** Writes a comment; `@` mentions a colleague, who is told. What was typed stays where sending fails. */
export const Comment = defineComponent(
  (props: Props) => {
    const text = ref('');
    const isMentioning = ref(false);
    const mentioned = shallowRef<readonly Offered[]>([]);
    const problem = shallowRef<Text | null>(null);
    const field = ref<HTMLTextAreaElement>();
    const picker = ref<HTMLDivElement>();
    const begin = async () => {
      isMentioning.value = true;
      await nextTick();
      picker.value?.querySelector('input')?.focus();
    };
    const mention = (one: Offered | null) => {
      isMentioning.value = false;
      if (one) {
        mentioned.value = [...mentioned.value, one];
        text.value = withMention(text.value, one);
      }
      field.value?.focus();
    };
    const write = ({ target }: Event) => {
      const now = target instanceof HTMLTextAreaElement ? target.value : '';
      const isBegun = isMentionBegun(text.value, now);
      text.value = now;
      if (isBegun) return begin();
    };
    const submit = (event: Event) => {
      event.preventDefault();
      const comment = text.value.trim();
      if (comment === '') return field.value?.focus();
      return props.send(comment, toldOf(comment, mentioned.value)).then(
        () => {
          text.value = '';
          mentioned.value = [];
          problem.value = null;
          props.sent();
        },
        (error: unknown) => {
          problem.value = failureTexts(error);
        },
      );
    };
    return () => {
      const { language, words } = said.value;
      return (
        <form class="comment" onSubmit={submit}>
          <textarea
            ref={field}
            aria-label={words.comment}
            placeholder={words.comment}
            maxlength={1000}
            value={text.value}
            onInput={write}
          />
          {isMentioning.value && (
            <div ref={picker}>
              <Picker label={words.mention} find={findPeople} picked={mention} />
            </div>
          )}
          {problem.value && (
            <p role="alert" class="bad">
              {problem.value[language]}
            </p>
          )}
          <div class="actions">
            <button
              type="button"
              class="text"
              aria-label={words.mention}
              onClick={() => (isMentioning.value ? mention(null) : begin())}
            >
              @
            </button>
            <button type="submit">{words.send}</button>
          </div>
        </form>
      );
    };
  },
  { props: ['send', 'sent'] },
);
