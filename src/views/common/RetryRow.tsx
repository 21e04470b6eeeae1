import { CircleAlert } from 'lucide-react';
import { retrying } from './dom/retrying.ts';
import { Icon } from './Icon.tsx';
import styles from './RetryRow.module.css';
import { TextButton } from './TextButton.tsx';
import { useText } from './useText.ts';

/** One line, 44 px high, for something that failed to load while the rest stays. */
export function RetryRow({ sentence, onRetry }: { readonly sentence: string; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.retryRow} role="alert">
      <Icon of={CircleAlert} size={16} />
      <span>{sentence}</span>
      <TextButton onClick={retrying(onRetry)}>{t('common:retry')}</TextButton>
    </div>
  );
}
