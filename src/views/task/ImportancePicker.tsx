import { selectFormValues, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { levelOf, Star } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import styles from './choices.module.css';
import { FormRow } from './FormRow.tsx';
import { useTaskChoices } from './useTaskWords.ts';

/** The four levels of importance, each with its star (§3). */
export function ImportancePicker() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { degreeType } = useAppSelector(selectFormValues);
  const choices = useTaskChoices('degreeType');
  return (
    <FormRow field="degreeType" label={t('task:importanceLabel')} group>
      {({ id }) => (
        <div className={styles.levelPicker} role="radiogroup" aria-labelledby={`${id}-label`}>
          {choices.map(({ value, label }) => (
            <label key={value} className={styles.levelChoice}>
              <input
                type="radio"
                name={id}
                checked={value === degreeType}
                onChange={() => dispatch(taskFormChanged({ degreeType: value }))}
              />
              <Star level={levelOf(value)} decorative />
              {label}
            </label>
          ))}
        </div>
      )}
    </FormRow>
  );
}
