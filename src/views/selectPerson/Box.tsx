import { Check } from 'lucide-react';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import styles from './selectPerson.module.css';

/** The box of a row, or its circle where one person is kept. The row itself tells what it shows. */
export function Box({ checked, multiple }: { readonly checked: boolean; readonly multiple: boolean }) {
  const className = classes(styles.personBox, !multiple && styles.personBoxRound, checked && styles.personBoxChecked);
  return (
    <span className={className} aria-hidden>
      {checked && multiple && <Icon of={Check} size={12} strokeWidth={2.6} />}
    </span>
  );
}
