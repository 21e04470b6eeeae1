import { Users, X } from 'lucide-react';
import { personDialogOpened } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectFormValues, selectTaskForm, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './choices.module.css';
import { FormRow } from './FormRow.tsx';

/**
 * The executors as removable names, and a button to the organisation tree; fixed to the user without a company (§5).
 */
export function ExecutorField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { executors } = useAppSelector(selectFormValues);
  const { executorFixed } = useAppSelector(selectTaskForm);
  const remove = (userId: string) =>
    dispatch(taskFormChanged({ executors: executors.filter((executor) => executor.userId !== userId) }));
  const choose = () => dispatch(personDialogOpened({ purpose: 'executors', selected: executors, multiple: true }));
  return (
    <FormRow field="executors" label={t('task:executorsLabel')} required group>
      {(control) => (
        <fieldset
          className={classes(styles.peopleBox, control['aria-invalid'] && styles.peopleBoxInvalid)}
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
        >
          <ul>
            {executors.map(({ userId, userName }) => (
              <li key={userId} className={styles.personChip}>
                {userName}
                {!executorFixed && (
                  <button
                    type="button"
                    aria-label={t('task:removeExecutor', { name: userName })}
                    onClick={() => remove(userId)}
                  >
                    <Icon of={X} size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!executorFixed && (
            <button
              type="button"
              id={control.id}
              name={control.name}
              className={`${styles.peopleChoose} ${looks.insetFocus}`}
              aria-label={t('task:chooseExecutors')}
              onClick={choose}
            >
              <Icon of={Users} size={16} />
            </button>
          )}
        </fieldset>
      )}
    </FormRow>
  );
}
