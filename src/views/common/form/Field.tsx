import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './field.module.css';

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly error: string | null;
  /** Shown in place of the error while there is none. */
  readonly hint?: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly required?: boolean | undefined;
  /** The control, with the ids that link it to label and error. */
  readonly children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** Label, control and the error below it: the error's line is part of the gap, so nothing jumps. */
export function Field({ id, label, error, hint, aside, required, children }: FieldProps) {
  const wordsId = `${id}-words`;
  const hasWords = error !== null || hint !== undefined;
  return (
    <div>
      <div className={styles.fieldLabel}>
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden> *</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': hasWords ? wordsId : undefined })}
      <FieldError id={wordsId} error={error} hint={hint} />
    </div>
  );
}

/** What is wrong with a control, below it. */
export function FieldError({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return (
    <div className={styles.fieldError}>
      {error === null && hint !== undefined && (
        <span id={id} className={styles.fieldHint}>
          {hint}
        </span>
      )}
      {error !== null && (
        <span id={id} role="alert">
          <Icon of={CircleAlert} size={14} />
          {error}
        </span>
      )}
    </div>
  );
}
