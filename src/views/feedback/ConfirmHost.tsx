import { selectConfirmation } from '../../features/feedback/feedbackSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

const ConfirmDialog = lazyScreen(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

/** Shows the question that a flow is waiting on, above everything but the messages. */
export function ConfirmHost() {
  const confirmation = useAppSelector(selectConfirmation);
  if (confirmation === null) return null;
  return (
    <LazyLayer>
      <ConfirmDialog key={confirmation.id} />
    </LazyLayer>
  );
}
