import { defineComponent, onBeforeUnmount, ref, useId } from 'vue';
import { isDay } from '../../contract/rules/days.ts';
import { followNarrow, isNarrowNow } from '../kit/core/narrow.ts';
import { storedDay } from '../kit/core/typedDay.ts';
import { fill } from '../kit/core/words.ts';
import { Calendar } from './Calendar.tsx';
import { Icon } from './Icon.tsx';
import { said } from './look.ts';

interface Props {
  label: string;
  /** `2026-11-20`, or with a time `2026-11-20T10:00`; otherwise the text as typed, or empty. */
  value: string;
  written: (text: string) => void;
  /** The field is left; what was typed has been written by then. */
  left?: () => void;
  hasClock?: boolean;
  /** Attributes of the field, such as its description. */
  field?: Readonly<Record<string, unknown>>;
}
const MORNING = '09:00';
const textOf = ({ target }: Event): string => (target instanceof HTMLInputElement ? target.value : '');

/** A day, typed or picked, as in the kit: only phones keep their platform's native field. */
export const DayInput = defineComponent(
  (props: Props) => {
    const isNarrow = ref(isNarrowNow());
    onBeforeUnmount(
      followNarrow(() => {
        isNarrow.value = isNarrowNow();
      }),
    );
    const isOpen = ref(false);
    const pop = ref<HTMLElement>();
    const id = useId();
    const toggled = (event: Event) => {
      isOpen.value = event instanceof ToggleEvent && event.newState === 'open';
    };
    return () => {
      const { field, hasClock, label, value } = props;
      if (isNarrow.value)
        return (
          <input
            {...field}
            type={hasClock ? 'datetime-local' : 'date'}
            value={value}
            onInput={(event) => props.written(textOf(event))}
            onBlur={() => props.left?.()}
          />
        );
      const settle = () => {
        if (storedDay(props.value) !== props.value) props.written(storedDay(props.value));
      };
      const [day = '', clock = MORNING] = value.split('T');
      const pick = (picked: string) => {
        props.written(hasClock ? `${picked}T${clock}` : picked);
        pop.value?.hidePopover();
      };
      return (
        <span class="day">
          <input
            {...field}
            type="text"
            autocomplete="off"
            placeholder={hasClock ? 'YYYY-MM-DD HH:MM' : 'YYYY-MM-DD'}
            value={value.replace('T', ' ')}
            onInput={(event) => props.written(textOf(event).replace(' ', 'T'))}
            onKeydown={({ key }: KeyboardEvent) => key === 'Enter' && settle()}
            onBlur={() => {
              settle();
              props.left?.();
            }}
          />
          <button
            type="button"
            class="text"
            {...{ popovertarget: id }}
            aria-label={fill(said.value.words.pickDay, { name: label })}
          >
            <Icon of="days" />
          </button>
          <div ref={pop} id={id} {...{ popover: 'auto' }} class="day-pop" onToggle={toggled}>
            {isOpen.value && <Calendar label={label} value={isDay(day) ? day : ''} picked={pick} />}
          </div>
        </span>
      );
    };
  },
  { props: ['label', 'value', 'written', 'left', 'hasClock', 'field'] },
);
