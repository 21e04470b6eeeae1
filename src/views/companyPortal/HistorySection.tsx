import type { ArticleSummary } from '../../../contract/portal.ts';
import type { Load } from '../../lib/loading.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './history.module.css';
import { PortalSection } from './PortalSection.tsx';

const SKELETON = ['82%', '66%', '58%', '74%', '88%'] as const;

type HistorySectionProps = { readonly load: Load<ArticleSummary[]>; readonly onRetry: () => void };

/** The important years along a line, the newest of them marked. */
export function HistorySection({ load, onRetry }: HistorySectionProps) {
  const t = useText();
  return (
    <PortalSection
      id="history"
      className={styles.history}
      title={t('homePortal:history')}
      load={load}
      skeleton={<HistorySkeleton />}
      failedTitle={t('homePortal:historyFailed')}
      onRetry={onRetry}
      empty={{ title: t('homePortal:noHistory'), sentence: t('homePortal:noHistorySentence') }}
    >
      {(milestones) => {
        const newest = milestones.reduce((latest, one) => (one.title > latest.title ? one : latest));
        return (
          <ol className={styles.timeline}>
            {milestones.map((milestone) => (
              <li key={milestone.id} className={classes(styles.milestone, milestone === newest && styles.newest)}>
                <h3 className={styles.milestoneYear}>
                  {milestone.title}
                  {milestone === newest && <span className={looks.visuallyHidden}> {t('homePortal:latest')}</span>}
                </h3>
                <p className={styles.milestoneEvent}>{milestone.summary}</p>
              </li>
            ))}
          </ol>
        );
      }}
    </PortalSection>
  );
}

function HistorySkeleton() {
  return (
    <ol className={styles.timeline}>
      {SKELETON.map((width) => (
        <li key={width} className={styles.milestone}>
          <div className={styles.milestoneYear}>
            <SkeletonBar width={48} height={16} />
          </div>
          <div className={styles.milestoneEvent}>
            <SkeletonBar width={width} />
          </div>
        </li>
      ))}
    </ol>
  );
}
