import { defineComponent, onMounted, ref } from 'vue';
import { said } from './look.ts';

/** Asks before something is done; Escape is no. The portal dims what is around the frame for as long as it lies here. */
export const Confirm = defineComponent(
  ({ question, answered }: { question: string; answered: (isYes: boolean) => void }) => {
    const dialog = ref<HTMLDialogElement>();
    onMounted(() => dialog.value?.showModal());
    return () => (
      <dialog
        ref={dialog}
        data-portal-overlay
        aria-label={question}
        onClose={() => answered(dialog.value?.returnValue === 'yes')}
      >
        <p>{question}</p>
        <div class="actions">
          <button type="button" onClick={() => dialog.value?.close()}>
            {said.value.text.no}
          </button>
          <button type="button" class="main" onClick={() => dialog.value?.close('yes')}>
            {said.value.text.yes}
          </button>
        </div>
      </dialog>
    );
  },
  { props: ['question', 'answered'] },
);
