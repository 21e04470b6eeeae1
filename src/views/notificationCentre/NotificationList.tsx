import {
  filterChosen,
  notificationPages,
  selectFilter,
  selectModules,
  selectNotifications,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { asLoad } from '../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { PaneActions, PaneNote, PaneTop } from '../common/Pane.tsx';
import { Segmented } from '../common/Segmented.tsx';
import { useText } from '../common/useText.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { NotificationCards } from './NotificationCards.tsx';
import styles from './notificationCentre.module.css';

/** The messages of the open module, and their current filter (NTF-3). */
export function NotificationList({ moduleName }: { readonly moduleName: string | null }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const modules = useAppSelector(selectModules);
  const list = useAppSelector(selectNotifications);
  const filter = useAppSelector(selectFilter);
  if (moduleName === null && modules.data?.length === 0) return <NoModules />;
  // The module list says so itself, and nothing is loading here.
  if (moduleName === null && modules.data === null && modules.status === 'failed') return null;
  const name = moduleName === null ? '' : notificationModuleName(t, moduleName);
  return (
    <>
      <PaneTop>
        <h3 className={looks.ellipsis}>{name}</h3>
        <Total />
        {moduleName !== null && (
          <PaneActions>
            <Segmented
              legend={t('notificationCentre:filter')}
              options={[
                ['all', t('notificationCentre:filterAll')],
                ['unread', t('notificationCentre:filterUnread')],
              ]}
              chosen={filter}
              onChoose={(value) => dispatch(filterChosen(value))}
            />
          </PaneActions>
        )}
      </PaneTop>
      <div className={styles.paneContent}>
        <LoadedPart
          load={asLoad(list)}
          skeleton={<CardsSkeleton />}
          failedTitle={t('notificationCentre:failed')}
          onRetry={() => dispatch(notificationPages.wanted(filter))}
        >
          {() =>
            list.items.length === 0 ? (
              <NoMessages unreadOnly={filter === 'unread'} />
            ) : (
              <NotificationCards key={filter} moduleName={name} filter={filter} list={list} />
            )
          }
        </LoadedPart>
      </div>
    </>
  );
}

function Total() {
  const t = useText();
  const { status, totalCount, isCapped } = useAppSelector(selectNotifications);
  const language = useAppSelector(selectLanguage);
  if (status === 'idle' || status === 'loading' || status === 'failed' || totalCount === 0) return null;
  const words = t(isCapped ? 'notificationCentre:totalCapped' : 'notificationCentre:total', { count: totalCount });
  return <PaneNote>{words.replace(String(totalCount), totalCount.toLocaleString(language))}</PaneNote>;
}

function NoModules() {
  const t = useText();
  return (
    <>
      <PaneTop>
        <h3>{t('shell:notifications')}</h3>
      </PaneTop>
      <div className={styles.paneContent}>
        <EmptyState
          title={t('notificationCentre:noNotifications')}
          sentence={t('notificationCentre:noModulesSentence')}
        />
      </div>
    </>
  );
}

function NoMessages({ unreadOnly }: { readonly unreadOnly: boolean }) {
  const t = useText();
  return unreadOnly ? (
    <EmptyState title={t('notificationCentre:noUnreadMessages')} sentence={t('notificationCentre:noUnreadSentence')} />
  ) : (
    <EmptyState
      title={t('notificationCentre:noNotifications')}
      sentence={t('notificationCentre:emptyModuleSentence')}
    />
  );
}
