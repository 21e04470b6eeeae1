import type { ModuleSummary } from '../../../contract/notifications.ts';
import { dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Count } from '../common/Count.tsx';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './rows.module.css';

/** Modules with their latest title and unread count (NTF-2); each opens in the notification centre. */
export function NotificationRows({ modules }: { readonly modules: readonly ModuleSummary[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <ul className={styles.notificationRows}>
      {modules.map(({ moduleName, unreadCount, title }) => (
        <li key={moduleName}>
          <button
            type="button"
            className={styles.notificationRow}
            aria-haspopup="dialog"
            onClick={() => dispatch(dialogOpened({ tab: 1, place: moduleName }))}
          >
            <ModuleTile icon={notificationIcon(moduleName)} />
            <span className={styles.notificationRowWords}>
              <span className={looks.ellipsis}>{notificationModuleName(t, moduleName)}</span>
              <span className={`${looks.meta} ${looks.ellipsis}`} title={title ?? undefined}>
                {title || t('notificationCentre:noUnreadMessages')}
              </span>
            </span>
            <Count value={unreadCount} kind="unread" label={t('shell:unread', { count: unreadCount })} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Bars in place of `rows` modules. */
export function NotificationsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <ul className={styles.notificationRows}>
      {['78%', '70%', '62%', '74%', '66%', '58%'].slice(0, rows).map((width) => (
        <li key={width} className={styles.notificationRow}>
          <SkeletonBar width={32} height={32} radius={6} />
          <span className={`${styles.notificationRowWords} ${styles.notificationRowBars}`}>
            <SkeletonBar width={64} />
            <SkeletonBar width={width} />
          </span>
        </li>
      ))}
    </ul>
  );
}
