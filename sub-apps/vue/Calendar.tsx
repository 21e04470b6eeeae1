import { defineComponent, nextTick, onMounted, ref } from 'vue';
import { addMonths } from '../../contract/rules/days.ts';
import { dayText, monthText, weekdayText } from '../kit/core/formats.ts';
import { dayAfterKey, weeksOf } from '../kit/core/month.ts';
import { Icon } from './Icon.tsx';
import { described, said } from './look.ts';

interface Props {
  label: string;
  /** The selected day, or empty. */
  value: string;
  picked: (day: string) => void;
}

/** A month to pick a day from, in the portal's language; arrow keys move by day, page keys by month. */
export const Calendar = defineComponent(
  (props: Props) => {
    const today = described.value?.today ?? '';
    const at = ref(props.value || today);
    const grid = ref<HTMLTableElement>();
    const focusDay = () => grid.value?.querySelector<HTMLElement>(`[data-day="${at.value}"]`)?.focus();
    onMounted(focusDay);
    const typed = (event: KeyboardEvent, day: string) => {
      const next = dayAfterKey(day, event.key);
      if (next === undefined) return;
      event.preventDefault();
      at.value = next;
      void nextTick(focusDay);
    };
    const step = (months: number) => () => {
      at.value = addMonths(at.value, months);
    };
    return () => {
      const { language, words } = said.value;
      const weeks = weeksOf(at.value);
      return (
        <div class="calendar">
          <header>
            <button type="button" class="text" aria-label={words.previousMonth} onClick={step(-1)}>
              <Icon of="left" />
            </button>
            <strong aria-live="polite">{monthText(at.value, language)}</strong>
            <button type="button" class="text" aria-label={words.nextMonth} onClick={step(1)}>
              <Icon of="right" />
            </button>
          </header>
          <table ref={grid} aria-label={props.label}>
            <thead>
              <tr>
                {weeks[0]?.map((day) => (
                  <th key={day} scope="col">
                    {weekdayText(day, language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day}>
                      <button
                        type="button"
                        data-day={day}
                        data-other={day.slice(0, 7) !== at.value.slice(0, 7)}
                        tabindex={day === at.value ? 0 : -1}
                        aria-label={dayText(day, language)}
                        aria-pressed={day === props.value}
                        aria-current={day === today ? 'date' : undefined}
                        onClick={() => props.picked(day)}
                        onKeydown={(event: KeyboardEvent) => typed(event, day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    };
  },
  { props: ['label', 'value', 'picked'] },
);
