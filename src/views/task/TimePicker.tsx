import { CalendarDays } from 'lucide-react';
import { DEFAULTS } from '../../constants/limits.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { chosenTime, type TimeField } from '../../features/task/taskValues.ts';
import {
  selectTaskForm,
  selectTimePicker,
  taskFormChanged,
  timePickerClosed,
  timePickerOpened,
} from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { useDropDown } from '../common/dom/useDropDown.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PopoverArea, PopoverPanel } from '../common/PopoverFrame.tsx';
import { useText } from '../common/useText.ts';
import { DayGrid } from './DayGrid.tsx';
import { TimeList } from './TimeList.tsx';
import styles from './timeFields.module.css';

/** The button at the end of a time field, and the days and times it offers. */
export function TimePicker({ field }: { readonly field: TimeField }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const picker = useAppSelector(selectTimePicker);
  const form = useAppSelector(selectTaskForm);
  const at = form.values[field];
  const now = useAppSelector(selectNow);
  const open = picker?.field === field;
  const { areaRef, triggerRef, dismiss } = useDropDown(open, timePickerClosed);
  if (now === null) return null;
  const today = now.slice(0, 10);
  const day = at?.slice(0, 10) ?? today;
  const time = at?.slice(11, 16) ?? DEFAULTS.dayTimes[field];
  const pick = (chosen: string) => dispatch(taskFormChanged(chosenTime(form, field, chosen)));
  const words = t(field === 'startedAt' ? 'task:pickStart' : 'task:pickDeadline');
  return (
    <PopoverArea ref={areaRef}>
      <button
        ref={triggerRef}
        type="button"
        className={`${styles.timePick} ${looks.insetFocus}`}
        aria-label={words}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? dismiss(true) : dispatch(timePickerOpened({ field, month: day })))}
      >
        <Icon of={CalendarDays} size={16} />
      </button>
      {open && (
        <PopoverPanel ref={focusOnMount} className={styles.timePanel} aria-label={words}>
          <DayGrid
            month={picker.month}
            chosen={day}
            today={today}
            onTurn={(month) => dispatch(timePickerOpened({ field, month }))}
            onChoose={(date) => pick(`${date}T${time}:00`)}
          />
          <TimeList
            chosen={time}
            onChoose={(chosen) => {
              pick(`${day}T${chosen}:00`);
              dismiss(true);
            }}
          />
        </PopoverPanel>
      )}
    </PopoverArea>
  );
}
