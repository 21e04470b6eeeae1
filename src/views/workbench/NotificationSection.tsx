import { useId } from 'react';
import type { ModuleSummary } from '../../../contract/notifications.ts';
import {
  moduleSummary,
  selectSummary,
  selectUnreadTotal,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { SectionHead } from '../common/SectionHead.tsx';
import { useText } from '../common/useText.ts';
import { DialogLink } from '../notificationDialog/DialogLink.tsx';
import { NotificationRows, NotificationsSkeleton } from '../shell/NotificationRows.tsx';
import styles from './workbench.module.css';

/**
 * The dialog lists every module; this shows those with unread notifications first, as many as the rail has room for.
 */
const ROWS = 5;
const unreadFirst = (modules: readonly ModuleSummary[]) =>
  [...modules].sort((a, b) => Number(b.unreadCount > 0) - Number(a.unreadCount > 0)).slice(0, ROWS);

/** Latest notifications by module (POR-2). */
export function NotificationSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectSummary);
  const count = useAppSelector(selectUnreadTotal);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('shell:notifications')}
        note={count > 0 ? t('shell:unread', { count }) : undefined}
        more={<DialogLink opening={{ tab: 1 }} words={t('notificationDialog:all')} />}
      />
      <div className={styles.sectionBody}>
        <LoadedPart
          load={load}
          skeleton={<NotificationsSkeleton rows={ROWS} />}
          failedTitle={t('shell:notificationsFailed')}
          onRetry={() => dispatch(moduleSummary.wanted())}
        >
          {(modules) =>
            modules.length === 0 ? (
              <EmptyState
                title={t('notificationCentre:noNotifications')}
                sentence={t('shell:noNotificationsSentence')}
              />
            ) : (
              <NotificationRows modules={unreadFirst(modules)} />
            )
          }
        </LoadedPart>
      </div>
    </section>
  );
}
