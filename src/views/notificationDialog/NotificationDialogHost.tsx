import { selectDialogOpen } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

const NotificationDialog = lazyScreen(() => import('./NotificationDialog.tsx'), 'NotificationDialog');

/** Shows the notification dialog over any page of the shell while its flow keeps it open. */
export function NotificationDialogHost() {
  return useAppSelector(selectDialogOpen) ? (
    <LazyLayer>
      <NotificationDialog />
    </LazyLayer>
  ) : null;
}
