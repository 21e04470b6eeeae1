import { LoaderCircle } from 'lucide-react';
import { Icon } from './Icon.tsx';
import styles from './Spinner.module.css';

/** Something is in progress; the words next to it say what. */
export function Spinner() {
  return <Icon of={LoaderCircle} size={16} className={styles.spinner} />;
}
