import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { chosenTime, type TimeField as Field } from '../../features/task/taskValues.ts';
import {
  selectFormValues,
  selectTaskForm,
  taskFormChanged,
  timeEntered,
  timeTyped,
} from '../../features/taskForm/taskFormSlice.ts';
import { shownMoment } from '../../lib/parseMoment.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { afterPress } from '../common/dom/afterPress.ts';
import { isComposing } from '../common/dom/useDocumentKeys.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { useText } from '../common/useText.ts';
import { type ControlProps, FormRow } from './FormRow.tsx';
import { TimePicker } from './TimePicker.tsx';
import styles from './timeFields.module.css';

const TIMES = [
  { field: 'startedAt', label: 'task:startLabel' },
  { field: 'endAt', label: 'task:deadlineLabel' },
] as const;

/** Start and deadline, to the minute. */
export function TimeFields() {
  return TIMES.map((time) => <TimeField key={time.field} {...time} />);
}

/** Typed in everyday notation, or picked; on a phone with the platform's picker. */
function TimeField({ field, label }: (typeof TIMES)[number]) {
  const t = useText();
  const phone = usePhone();
  const typed = useAppSelector(selectFormValues).typedTimes[field];
  return (
    <FormRow field={field} label={t(label)} required half>
      {(control) =>
        // The platform's field cannot show text that was typed elsewhere and not understood.
        phone && typed === undefined ? (
          <PlatformTime field={field} control={control} />
        ) : (
          <div className={styles.timeField}>
            <TypedTime field={field} control={control} />
            {!phone && <TimePicker field={field} />}
          </div>
        )
      }
    </FormRow>
  );
}

type InputProps = { readonly field: Field; readonly control: ControlProps };

function TypedTime({ field, control }: InputProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { [field]: at, typedTimes } = useAppSelector(selectFormValues);
  const enter = () => dispatch(timeEntered(field));
  /** Enter parses the time without also submitting the form. */
  const enterOnly = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    enter();
  };
  return (
    <Input
      {...control}
      className={styles.timeInput}
      value={typedTimes[field] ?? (at === null ? '' : shownMoment(at))}
      placeholder={t('task:timePlaceholder')}
      autoComplete="off"
      status={control['aria-invalid'] ? 'error' : ''}
      onChange={(event) => dispatch(timeTyped({ field, text: event.target.value }))}
      onKeyDown={enterOnly}
      onBlur={() => afterPress(enter)}
    />
  );
}

function PlatformTime({ field, control }: InputProps) {
  const dispatch = useAppDispatch();
  const form = useAppSelector(selectTaskForm);
  const at = form.values[field];
  const change = (value: string) =>
    dispatch(taskFormChanged(chosenTime(form, field, value === '' ? null : `${value}:00`)));
  return (
    <Input
      {...control}
      type="datetime-local"
      value={at?.slice(0, 16) ?? ''}
      status={control['aria-invalid'] ? 'error' : ''}
      onChange={(event) => change(event.target.value)}
    />
  );
}
