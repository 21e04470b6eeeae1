import { Select, Switch } from 'antd';
import { selectFormKind, selectFormValues, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { useText } from '../common/useText.ts';
import { FormRow } from './FormRow.tsx';
import styles from './taskForm.module.css';
import { useTaskChoices } from './useTaskWords.ts';

const REMINDER = { field: 'isWarming', label: 'task:reminderLabel' } as const;
/** A schedule is always on the calendar: only a to-do's form asks whether it should be. */
const SWITCHES = {
  personal: [REMINDER, { field: 'isSynchronizeDate', label: 'task:syncLabel' }],
  schedule: [REMINDER],
} as const;

/** The switches; reminder time and method are shown only while the reminder is on, and the method is fixed (§5). */
export function ReminderFields() {
  const t = useText();
  const dispatch = useAppDispatch();
  const kind = useAppSelector(selectFormKind);
  const values = useAppSelector(selectFormValues);
  const times = useTaskChoices('warmingTime');
  const methods = useTaskChoices('warmingType');
  return (
    <>
      {SWITCHES[kind].map(({ field, label }) => (
        <div
          key={field}
          className={classes(styles.formRow, SWITCHES[kind].length > 1 && styles.formRowHalf, styles.formSwitch)}
        >
          <Switch
            id={`task-${field}`}
            aria-labelledby={`task-${field}-label`}
            checked={values[field]}
            onChange={(on) => dispatch(taskFormChanged({ [field]: on }))}
          />
          <label id={`task-${field}-label`} htmlFor={`task-${field}`}>
            {t(label)}
          </label>
        </div>
      ))}
      {values.isWarming && (
        <>
          <FormRow field="warmingTime" label={t('task:reminderTimeLabel')} half>
            {(control) => (
              <Select
                {...control}
                className={styles.formControl}
                options={[...times]}
                value={values.warmingTime}
                onChange={(warmingTime) => dispatch(taskFormChanged({ warmingTime }))}
              />
            )}
          </FormRow>
          <FormRow field="warmingType" label={t('task:reminderMethodLabel')} half>
            {(control) => (
              <Select
                {...control}
                className={styles.formControl}
                options={[...methods]}
                value={values.warmingType}
                disabled
              />
            )}
          </FormRow>
        </>
      )}
    </>
  );
}
