import { Bell, CalendarDays, ListTodo, type LucideIcon } from 'lucide-react';
import { type DialogTab, dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { countText } from '../common/Count.tsx';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { useDialogCounts } from '../notificationDialog/dialogCounts.ts';
import { DIALOG_TABS } from '../notificationDialog/dialogScreens.ts';
import { countWords, TAB_KEYS } from '../notificationDialog/dialogWords.ts';
import styles from './sidebar.module.css';

const ICONS: Readonly<Record<DialogTab, LucideIcon>> = { 1: Bell, 2: ListTodo, 3: CalendarDays };

/** The sidebar's links to the notification dialog, each with the number of items waiting. */
export function DialogEntries({ collapsed }: { readonly collapsed: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const counts = useDialogCounts();
  return DIALOG_TABS.map((tab) => (
    <button
      key={tab}
      type="button"
      className={styles.sidebarEntry}
      aria-haspopup="dialog"
      title={collapsed ? t(TAB_KEYS[tab]) : undefined}
      onClick={() => dispatch(dialogOpened({ tab }))}
    >
      <Icon of={ICONS[tab]} />
      <span className={`${styles.sidebarWords} ${looks.ellipsis}`}>{t(TAB_KEYS[tab])}</span>
      {counts[tab] > 0 && (
        <span className={`${styles.sidebarCount} ${styles.sidebarWords}`}>
          <span aria-hidden>{countText(counts[tab])}</span>
          <span className={looks.visuallyHidden}>{countWords(t, tab, counts[tab])}</span>
        </span>
      )}
    </button>
  ));
}

/** The phone's link to the to-dos; notifications have the bell, schedules the link in the calendar section. */
export function TodoBottomEntry() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={`${styles.bottomEntry} ${looks.insetFocus}`}
      aria-haspopup="dialog"
      onClick={() => dispatch(dialogOpened({ tab: 2 }))}
    >
      <Icon of={ListTodo} size={20} />
      {t(TAB_KEYS[2])}
    </button>
  );
}
