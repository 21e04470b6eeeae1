import { ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import {
  notificationPressed,
  selectIsKept,
  unreadToggled,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { clickOf } from '../../features/notificationCentre/notificationProperties.ts';
import { typeNameOf } from '../../features/notificationCentre/notificationTypes.ts';
import { happeningOf } from '../../features/notificationCentre/todoHappening.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { timeText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import { NotificationFields } from './NotificationFields.tsx';
import styles from './notificationCard.module.css';
import { useCompanyOf } from './useCompanyOf.ts';

type NotificationCardProps = { readonly notification: Notification; readonly place: number; readonly of: number };

/**
 * One message: type, company, time; what has happened to a to-do; its labelled fields; its source and its link
 * (specification §2).
 */
export const NotificationCard = memo(function NotificationCard({ notification, place, of }: NotificationCardProps) {
  const t = useText();
  const now = useAppSelector(selectNow);
  const company = useCompanyOf(notification);
  const isKept = useAppSelector((all) => selectIsKept(all, notification.id));
  const happening = happeningOf(notification);
  const id = useId();
  const { moduleName, creationTime, state } = notification;
  return (
    <article className={styles.notificationCard} aria-labelledby={id} aria-posinset={place} aria-setsize={of}>
      <header className={styles.cardHead}>
        {(state === 0 || isKept) && (
          <span className={styles.unreadDot}>
            <span className={looks.visuallyHidden}>{t('notificationCentre:unreadMark')}</span>
          </span>
        )}
        <h4 id={id}>{t(typeNameOf(notification))}</h4>
        <span className={`${looks.meta} ${looks.ellipsis}`}>{company}</span>
        <time className={`${looks.meta} ${looks.num}`}>{t(timeText(creationTime, now))}</time>
      </header>
      {happening && <p className={styles.cardHappening}>{t(happening)}</p>}
      <NotificationFields notification={notification} />
      <footer className={styles.cardFoot}>
        <Icon of={notificationIcon(moduleName)} size={14} />
        <span className={looks.ellipsis}>{notificationModuleName(t, moduleName)}</span>
        <Jump notification={notification} labelledBy={id} />
        <KeepButton notification={notification} isKept={isKept} labelledBy={id} />
      </footer>
    </article>
  );
});

type KeepButtonProps = { readonly notification: Notification; readonly isKept: boolean; readonly labelledBy: string };

/** Keeps a message unread on this device: it counts until it is opened. */
function KeepButton({ notification, isKept, labelledBy }: KeepButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const wordsId = useId();
  return (
    <button
      type="button"
      className={styles.cardKeep}
      title={t('notificationCentre:keepUnreadHint')}
      aria-pressed={isKept}
      aria-labelledby={`${wordsId} ${labelledBy}`}
      onClick={() => dispatch(unreadToggled(notification))}
    >
      <span id={wordsId}>{t('notificationCentre:keepUnread')}</span>
    </button>
  );
}

/** The link, covering the whole card; plain text if there is no target. */
function Jump({ notification, labelledBy }: { readonly notification: Notification; readonly labelledBy: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const wordsId = useId();
  const { kind } = clickOf(notification);
  if (kind === 'none') return <span className={styles.cardStill}>{t('notificationCentre:nothingToDo')}</span>;
  return (
    <button
      type="button"
      className={styles.cardGo}
      aria-labelledby={`${wordsId} ${labelledBy}`}
      onClick={() => dispatch(notificationPressed(notification))}
    >
      <span id={wordsId}>{kind === 'todo' ? t('notificationCentre:openTodo') : t('notificationCentre:scan')}</span>
      <Icon of={ChevronRight} size={14} />
    </button>
  );
}
