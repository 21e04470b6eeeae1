import { selectConfirmation } from '../../features/feedback/feedbackSlice.ts';
import { pageReloadWanted } from '../../features/reload/reloadSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

const ConfirmDialog = lazyScreen(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

/** Nobody can be asked about unsaved work while the question itself is missing. */
const reloadAtOnce = () => pageReloadWanted({ reason: 'viewFailed', delayMs: 0 });

/** Shows the question that a flow is waiting on, above everything but the messages. */
export function ConfirmHost() {
  const confirmation = useAppSelector(selectConfirmation);
  if (confirmation === null) return null;
  return (
    <LazyLayer retry={reloadAtOnce}>
      <ConfirmDialog key={confirmation.id} />
    </LazyLayer>
  );
}
