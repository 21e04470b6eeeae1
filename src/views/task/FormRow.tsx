import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TaskField } from '../../features/task/taskValues.ts';
import { selectFormProblems } from '../../features/taskForm/taskFormSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './taskForm.module.css';

/** What links a control to its label and its error, and by which its form finds it. */
export interface ControlProps {
  readonly id: string;
  readonly name: TaskField;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}
type FormRowProps = {
  readonly field: TaskField;
  readonly label: string;
  readonly required?: boolean;
  /** Right of the label: how much of a limit is used. */
  readonly counter?: string | undefined;
  /** Half the form's width. */
  readonly half?: boolean;
  /** The control is a group of controls: the label names it and does not open it. */
  readonly group?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label, control and, in a fixed place, its error. */
export function FormRow({
  field,
  label,
  required = false,
  counter,
  half = false,
  group = false,
  children,
}: FormRowProps) {
  const t = useText();
  const problem = useAppSelector(selectFormProblems)[field];
  const id = `task-${field}`;
  const words = (
    <>
      {label}
      {required && (
        <span className={styles.formRequired} aria-hidden>
          *
        </span>
      )}
    </>
  );
  return (
    <div className={classes(styles.formRow, half && styles.formRowHalf)}>
      <div className={styles.formLabel}>
        {group ? <span id={`${id}-label`}>{words}</span> : <label htmlFor={id}>{words}</label>}
        {counter !== undefined && <span className={`${styles.formCounter} ${looks.num}`}>{counter}</span>}
      </div>
      {children({
        id,
        name: field,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem && `${id}-problem`,
        'aria-required': required,
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.formProblem} role="alert">
          <Icon of={CircleAlert} size={14} />
          {t(problem)}
        </p>
      )}
    </div>
  );
}
