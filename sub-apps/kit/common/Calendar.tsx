import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { addMonths } from '../../../contract/rules/days.ts';
import { useKit } from '../context.tsx';
import { dayText, monthText, weekdayText } from '../core/formats.ts';
import { dayAfterKey, weeksOf } from '../core/month.ts';

interface Props {
  readonly label: string;
  /** The selected day, or empty. */
  readonly value: string;
  readonly onPick: (day: string) => void;
}

/** A month to pick a day from, in the portal's language; arrow keys move by day, page keys by month. */
export function Calendar({ label, value, onPick }: Props) {
  const { language, today, words } = useKit();
  const [at, setAt] = useState(value || today);
  const grid = useRef<HTMLTableElement>(null);
  const isKeyed = useRef(true);
  useEffect(() => {
    if (isKeyed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    isKeyed.current = false;
  }, [at]);
  const weeks = weeksOf(at);
  return (
    <div className="calendar">
      <header>
        <button
          type="button"
          className="text"
          aria-label={words.previousMonth}
          onClick={() => setAt(addMonths(at, -1))}
        >
          <ChevronLeft size={16} aria-hidden />
        </button>
        <strong aria-live="polite">{monthText(at, language)}</strong>
        <button type="button" className="text" aria-label={words.nextMonth} onClick={() => setAt(addMonths(at, 1))}>
          <ChevronRight size={16} aria-hidden />
        </button>
      </header>
      <table ref={grid} aria-label={label}>
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
                    data-other={day.slice(0, 7) !== at.slice(0, 7)}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={dayText(day, language)}
                    aria-pressed={day === value}
                    {...(day === today && { 'aria-current': 'date' })}
                    onClick={() => onPick(day)}
                    onKeyDown={(event) => {
                      const next = dayAfterKey(day, event.key);
                      if (next === undefined) return;
                      event.preventDefault();
                      isKeyed.current = true;
                      setAt(next);
                    }}
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
}
