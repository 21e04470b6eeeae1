import { onBeforeUnmount, onMounted, ref } from 'vue';
import { useRouter } from 'vue-router';
import { pathPressed } from '../kit/core/leaving.ts';
import { said } from './look.ts';
import { Question } from './Question.tsx';

/**
 * Asks before a link of the application leaves unsaved work; the portal handles back and forward, and the input is kept
 * as a draft.
 *
 * @returns what renders the question, if there is one.
 */
export function useLeaving(isDirty: () => boolean) {
  const router = useRouter();
  const wanted = ref('');
  const pressed = (event: MouseEvent) => {
    const path = isDirty() ? pathPressed(event) : null;
    if (path === null) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.value = path;
  };
  onMounted(() => document.addEventListener('click', pressed, true));
  onBeforeUnmount(() => document.removeEventListener('click', pressed, true));
  const answered = (isYes: boolean) => {
    const path = wanted.value;
    wanted.value = '';
    if (isYes) void router.push(path);
  };
  return () => {
    const { words } = said.value;
    return wanted.value === '' ? null : (
      <Question question={words.leaveAsk} yes={words.leave} no={words.stay} closed={answered} />
    );
  };
}
