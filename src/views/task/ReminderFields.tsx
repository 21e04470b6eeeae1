import { Select, Switch } from 'antd';
import { selectFormValues, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { FormRow } from './FormRow.tsx';
import styles from './taskForm.module.css';
import { useTaskChoices } from './useTaskWords.ts';

const SWITCHES = [
  { field: 'isWarming', label: 'task:reminderLabel' },
  { field: 'isSynchronizeDate', label: 'task:syncLabel' },
] as const;

/** The two switches; reminder time and method are shown only while the reminder is on, and the method is fixed (§5). */
export function ReminderFields() {
  const t = useText();
  const dispatch = useAppDispatch();
  const values = useAppSelector(selectFormValues);
  const times = useTaskChoices('warmingTime');
  const methods = useTaskChoices('warmingType');
  return (
    <>
      {SWITCHES.map(({ field, label }) => (
        <div key={field} className={`${styles.formRow} ${styles.formRowHalf} ${styles.formSwitch}`}>
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
