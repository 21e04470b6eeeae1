import { Check } from 'lucide-react';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import styles from './selectPerson.module.css';

/** The checkbox of a row, or its radio circle if only one person is kept. The row itself announces its state. */
export function Box({ checked, multiple }: { readonly checked: boolean; readonly multiple: boolean }) {
  const className = classes(styles.personBox, !multiple && styles.personBoxRound, checked && styles.personBoxChecked);
  return (
    <span className={className} aria-hidden>
      {checked && multiple && <Icon of={Check} size={12} strokeWidth={2.6} />}
    </span>
  );
}
