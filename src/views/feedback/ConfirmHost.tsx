import { Suspense } from 'react';
import { selectConfirmation } from '../../features/feedback/feedbackSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';

const ConfirmDialog = lazyScreen(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

/** Shows the question a flow is waiting on, above everything but the messages. */
export function ConfirmHost() {
  const confirmation = useAppSelector(selectConfirmation);
  if (confirmation === null) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog key={confirmation.id} />
    </Suspense>
  );
}
