import { defineComponent, onMounted, ref } from 'vue';

/** A modal dialog, closed by Escape. While it is open, the portal dims the area around the frame. */
export const Dialog = defineComponent(
  ({ label, closed }: { label: string; closed: () => void }, { slots }) => {
    const dialog = ref<HTMLDialogElement>();
    onMounted(() => dialog.value?.showModal());
    return () => (
      <dialog ref={dialog} data-portal-overlay aria-label={label} onClose={closed}>
        {slots['default']?.()}
      </dialog>
    );
  },
  { props: ['label', 'closed'] },
);
