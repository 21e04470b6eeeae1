import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { useText } from './useText.ts';

/** One line, 44 px high, where something could not be loaded while the rest stays. */
export function RetryRow({ sentence, onRetry }: { readonly sentence: string; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className="retry-row" role="alert">
      <Icon of={CircleAlert} size={16} />
      <span>{sentence}</span>
      <button type="button" className="text-button" onClick={onRetry}>
        {t('common:retry')}
      </button>
    </div>
  );
}
