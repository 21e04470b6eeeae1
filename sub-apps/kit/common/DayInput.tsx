import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { isDay } from '../../../contract/rules/days.ts';
import { useKit } from '../context.tsx';
import { storedDay } from '../core/typedDay.ts';
import { fill } from '../core/words.ts';
import { useNarrow } from '../useNarrow.ts';

const Calendar = lazy(() => import('./Calendar.tsx').then((file) => ({ default: file.Calendar })));

interface Props {
  readonly label: string;
  /** `2026-11-20`, or with a time `2026-11-20T10:00`; otherwise the text as typed, or empty. */
  readonly value: string;
  readonly onWrite: (text: string) => void;
  /** The field is left; what was typed has been written by then. */
  readonly onLeave?: () => void;
  readonly hasClock?: boolean;
  /** Attributes of the field, such as its id and description. */
  readonly field?: Readonly<Record<string, unknown>>;
}
const MORNING = '09:00';

/**
 * A day, typed or picked. The browser's native field uses the browser's language, not the portal's; only phones keep
 * it, for the platform's picker.
 */
export function DayInput({ label, value, onWrite, onLeave, hasClock = false, field = {} }: Props) {
  const { words } = useKit();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const pop = useRef<HTMLDivElement>(null);
  const id = useId();
  if (isNarrow)
    return (
      <input
        {...field}
        type={hasClock ? 'datetime-local' : 'date'}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
        onBlur={onLeave}
      />
    );
  const settle = () => {
    if (storedDay(value) !== value) onWrite(storedDay(value));
  };
  const [day = '', clock = MORNING] = value.split('T');
  return (
    <span className="day">
      <input
        {...field}
        type="text"
        autoComplete="off"
        placeholder={hasClock ? 'YYYY-MM-DD HH:MM' : 'YYYY-MM-DD'}
        value={value.replace('T', ' ')}
        onChange={({ target }) => onWrite(target.value.replace(' ', 'T'))}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        onBlur={() => {
          settle();
          onLeave?.();
        }}
      />
      <button type="button" className="text" popoverTarget={id} aria-label={fill(words.pickDay, { name: label })}>
        <CalendarDays size={16} aria-hidden />
      </button>
      <div
        ref={pop}
        id={id}
        popover="auto"
        className="day-pop"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense>
            <Calendar
              label={label}
              value={isDay(day) ? day : ''}
              onPick={(picked) => {
                onWrite(hasClock ? `${picked}T${clock}` : picked);
                pop.current?.hidePopover();
              }}
            />
          </Suspense>
        )}
      </div>
    </span>
  );
}
