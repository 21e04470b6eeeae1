import { defineComponent, onMounted, ref } from 'vue';

/** Something over the page; Escape closes it. The portal dims what is around the frame for as long as it lies here. */
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
