import { defineComponent, ref, useId, type VNodeChild, watchEffect } from 'vue';
import { closesOutside } from '../kit/core/popover.ts';

interface Props {
  /** Needed if the label is only an icon. */
  name?: string;
  isOn?: boolean;
  label: () => VNodeChild;
  body: (close: () => void) => VNodeChild;
}

/** A button with a small popover below it. A press elsewhere and Escape close it; Escape restores the focus. */
export const Popover = defineComponent(
  (props: Props) => {
    const isOpen = ref(false);
    const box = ref<HTMLElement>();
    const button = ref<HTMLButtonElement>();
    const id = useId();
    const close = (givesFocusBack = true) => {
      isOpen.value = false;
      if (givesFocusBack) button.value?.focus();
    };
    watchEffect((onCleanup) => {
      if (isOpen.value) onCleanup(closesOutside(() => box.value, close));
    });
    return () => (
      <div ref={box} class="pop">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen.value}
          aria-controls={id}
          aria-label={props.name}
          class={props.isOn ? 'on' : ''}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {props.label()}
        </button>
        {isOpen.value && (
          <div id={id} class="pop-body">
            {props.body(close)}
          </div>
        )}
      </div>
    );
  },
  { props: ['name', 'isOn', 'label', 'body'] },
);
