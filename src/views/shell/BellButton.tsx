import { Bell, BellOff } from 'lucide-react';
import { selectIsQuiet, selectUnreadTotal } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Count } from '../common/Count.tsx';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './header.module.css';

/** The bell with the number of unread notifications; it opens the notification dialog (HDR-7, NTF-1). */
export function BellButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectUnreadTotal);
  const isQuiet = useAppSelector(selectIsQuiet);
  const words = count > 0 ? t('shell:notificationsUnread', { count }) : t('shell:notifications');
  return (
    <button
      type="button"
      className={`${styles.headerButton} ${styles.bell}`}
      aria-label={isQuiet ? t('shell:whileQuiet', { words }) : words}
      data-tour="messages"
      aria-haspopup="dialog"
      onClick={() => dispatch(dialogOpened({ tab: 1 }))}
    >
      <Icon of={isQuiet ? BellOff : Bell} />
      <Count value={count} kind="unread" label="" />
    </button>
  );
}
