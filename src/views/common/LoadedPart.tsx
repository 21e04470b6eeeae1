import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Load } from '../../lib/loading.ts';
import { BusyBar } from './BusyBar.tsx';
import { retrying } from './dom/retrying.ts';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { PlainButton } from './PlainButton.tsx';
import { RetryRow } from './RetryRow.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useText } from './useText.ts';

type LoadedPartProps<T> = {
  /** Absent before the first request; looks like loading. */
  readonly load: Load<T> | undefined;
  /** In the shape of the content that will replace it. */
  readonly skeleton: ReactNode;
  readonly failedTitle: string;
  readonly onRetry: () => void;
  /** A failure takes one line, as the content would. */
  readonly compact?: boolean;
  readonly children: (data: T) => ReactNode;
};

/**
 * Fetched content in all its states: skeleton, failure with retry, content; content under a thin bar while it is
 * refetched, and content with one retry row if that failed.
 */
export function LoadedPart<T>(props: LoadedPartProps<T>) {
  const { load, skeleton, failedTitle, onRetry, compact = false, children } = props;
  const t = useText();
  const status = load?.status ?? 'idle';
  const data = load?.data ?? null;
  if (data === null) {
    if (status !== 'failed') return <Skeleton label={t('common:loading')}>{skeleton}</Skeleton>;
    if (compact) return <RetryRow sentence={failedTitle} onRetry={onRetry} />;
    return (
      <EmptyState
        kind="error"
        title={failedTitle}
        sentence={load?.error ? t(load.error) : undefined}
        action={
          <PlainButton onClick={retrying(onRetry)}>
            <Icon of={RotateCcw} size={16} />
            {t('common:retry')}
          </PlainButton>
        }
      />
    );
  }
  return (
    <div data-loaded aria-busy={status === 'reloading'}>
      {status === 'reloading' && <BusyBar label={t('common:reloading')} />}
      {children(data)}
      {status === 'failed' && <RetryRow sentence={t('common:updateFailed')} onRetry={onRetry} />}
    </div>
  );
}
