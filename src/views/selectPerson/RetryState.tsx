import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import type { Message } from '../../lib/message.ts';
import { retrying } from '../common/dom/retrying.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';

type RetryStateProps = { readonly title: string; readonly error: Message | null; readonly onRetry: () => void };

/** A pane whose content could not be fetched, with the server's sentence if it sent one. */
export function RetryState({ title, error, onRetry }: RetryStateProps) {
  const t = useText();
  return (
    <EmptyState
      kind="error"
      title={title}
      sentence={error ? t(error) : undefined}
      action={
        <Button icon={<Icon of={RotateCcw} size={16} />} onClick={retrying(onRetry)}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
