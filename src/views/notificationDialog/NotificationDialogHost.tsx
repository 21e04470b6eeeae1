import { selectDialogOpen } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { NotificationDialog } from './NotificationDialog.tsx';

/** Shows the notification dialog over any page of the shell while its flow has it open. */
export function NotificationDialogHost() {
  return useAppSelector(selectDialogOpen) ? <NotificationDialog /> : null;
}
