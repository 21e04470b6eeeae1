import { CircleAlert } from 'lucide-react';
import type { Message } from '../../lib/message.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './forms.module.css';

/** Why the server refused the whole form, above its button; the space is reserved, so nothing jumps. */
export function FailureLine({ failure }: { readonly failure: Message | null }) {
  const t = useText();
  return (
    <div className={styles.signInFailure}>
      {failure !== null && (
        <p role="alert">
          <Icon of={CircleAlert} size={16} />
          <span>{t(failure)}</span>
        </p>
      )}
    </div>
  );
}
