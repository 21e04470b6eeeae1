import { EmptyState } from '../common/EmptyState.tsx';
import { useText } from '../common/useText.ts';

/** In place of a task that is not there any more: there is nothing to try again. */
export function GoneTask() {
  const t = useText();
  return <EmptyState kind="error" title={t('task:gone')} sentence={t('task:goneSentence')} />;
}
