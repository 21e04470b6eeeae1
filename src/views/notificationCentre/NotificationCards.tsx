import { useCallback, useRef } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import {
  type NotificationFilter,
  notificationPages,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { hasMore, type Paged } from '../../lib/paging.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useOnNear } from '../common/dom/useNearby.ts';
import { useScrollKept } from '../common/dom/useScrollKept.ts';
import looks from '../common/looks.module.css';
import { PaneBody } from '../common/Pane.tsx';
import { RetryRow } from '../common/RetryRow.tsx';
import { useText } from '../common/useText.ts';
import { WindowedList } from '../common/WindowedList.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import notificationCardStyles from './notificationCard.module.css';
import notificationCentreStyles from './notificationCentre.module.css';

/** Height of a typical card with its gap, in px. */
const CARD_HEIGHT = 142;

type NotificationCardsProps = {
  /** The module's words. */
  readonly moduleName: string;
  readonly filter: NotificationFilter;
  readonly list: Paged<Notification>;
};

/** The cards loaded so far, followed by the next page (NTF-3). Renders only the visible ones. */
export function NotificationCards({ moduleName, filter, list }: NotificationCardsProps) {
  const t = useText();
  // In ARIA, -1 stands for an unknown number.
  const size = list.isCapped ? -1 : list.totalCount;
  const scrollerRef = useRef<HTMLDivElement>(null);
  useScrollKept(scrollerRef, 'notifications', `${moduleName}/${filter}`);
  const draw = useCallback(
    (notification: Notification, index: number) => (
      <NotificationCard key={notification.id} notification={notification} place={index + 1} of={size} />
    ),
    [size],
  );
  return (
    // Messages without an action have no tab stop from which the keyboard could scroll them.
    <PaneBody
      ref={scrollerRef}
      className={`${notificationCentreStyles.cards} ${looks.insetFocus}`}
      data-scroller
      {...{ tabIndex: 0 }}
    >
      <section
        role="feed"
        aria-label={t('notificationCentre:messages', { module: moduleName })}
        aria-busy={list.status === 'loadingMore' || list.status === 'reloading'}
      >
        <WindowedList items={list.items} prepended={list.prepended} estimate={CARD_HEIGHT} draw={draw} />
      </section>
      <ListEnd filter={filter} list={list} />
    </PaneBody>
  );
}

/** Requests the next page when it comes into view; says that the list has ended if there is none. */
function ListEnd({ filter, list }: { readonly filter: NotificationFilter; readonly list: Paged<Notification> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const askNext = useCallback(() => void dispatch(notificationPages.nextRequested(filter)), [dispatch, filter]);
  const more = hasMore(list);
  useOnNear(ref, more && list.status === 'loaded', askNext);
  return (
    <div ref={ref} className={notificationCardStyles.listEnd} aria-live="polite">
      {list.status === 'moreFailed' ? (
        <RetryRow sentence={t('notificationCentre:nextPageFailed')} onRetry={askNext} />
      ) : (
        <p className={notificationCardStyles.listEndWords}>{more ? t('common:loading') : t('common:noMoreData')}</p>
      )}
    </div>
  );
}
