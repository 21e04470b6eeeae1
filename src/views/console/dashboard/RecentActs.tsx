import { ChevronRight, Settings } from 'lucide-react';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { actsHref } from '../../../features/consoleActs/actList.ts';
import { recentActs, selectRecentActs } from '../../../features/dashboard/dashboardSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Avatar } from '../../common/Avatar.tsx';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { MoreLink, SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { detailWords } from './actDetail.ts';
import styles from './acts.module.css';

/** The latest acts in the console, and who did them. */
export function RecentActs() {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  return (
    <section>
      <SectionHead
        title={t('dashboard:acts')}
        more={
          <MoreLink to={actsHref()}>
            {t('dashboard:allActs')}
            <Icon of={ChevronRight} size={14} />
          </MoreLink>
        }
      />
      <LoadedPart
        load={useAppSelector(selectRecentActs)}
        skeleton={<SkeletonBar width="100%" height={96} />}
        failedTitle={t('dashboard:actsFailed')}
        onRetry={() => dispatch(recentActs.wanted())}
        compact
      >
        {(acts) =>
          acts.length === 0 ? (
            <p className={styles.actsNone}>{t('dashboard:noActs')}</p>
          ) : (
            <ul className={styles.acts}>
              {acts.map((act) => (
                <li key={act.id}>
                  {act.actorName ? (
                    <Avatar name={act.actorName} />
                  ) : (
                    <span className={styles.actsSystem}>
                      <Icon of={Settings} size={14} />
                    </span>
                  )}
                  <div>
                    <div>{t('dashboard:actSentence', { act: act.act, object: act.object })}</div>
                    <div className={styles.actsMeta}>
                      {[
                        act.actorName || t('dashboard:platform'),
                        t(timeText(act.creationTime, now)),
                        detailWords(t, act),
                      ]
                        .filter(Boolean)
                        .map((words) => (
                          <span key={words}>{words}</span>
                        ))}
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
}
