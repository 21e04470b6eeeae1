import { Check } from 'lucide-react';
import { Icon } from '../../common/Icon.tsx';
import styles from './outcome.module.css';

/** Next to the title of verified data. */
export function VerifiedNote({ words }: { readonly words: string }) {
  return (
    <span className={styles.verified}>
      <Icon of={Check} size={16} strokeWidth={2.4} />
      {words}
    </span>
  );
}
