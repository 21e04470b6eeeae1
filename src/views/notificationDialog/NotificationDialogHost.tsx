import { Suspense } from 'react';
import { selectDialogOpen } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';

const NotificationDialog = lazyScreen(() => import('./NotificationDialog.tsx'), 'NotificationDialog');

/** Shows the notification dialog over any page of the shell while its flow has it open. */
export function NotificationDialogHost() {
  return useAppSelector(selectDialogOpen) ? (
    <Suspense fallback={null}>
      <NotificationDialog />
    </Suspense>
  ) : null;
}
