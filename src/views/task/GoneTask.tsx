import { EmptyState } from '../common/EmptyState.tsx';
import { useText } from '../common/useText.ts';

/** Replaces a task that no longer exists: there is nothing to retry. */
export function GoneTask() {
  const t = useText();
  return <EmptyState kind="error" title={t('task:gone')} sentence={t('task:goneSentence')} />;
}
