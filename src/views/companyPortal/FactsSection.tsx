import type { ArticleSummary } from '../../../contract/portal.ts';
import type { Load } from '../../lib/loading.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './facts.module.css';

const TITLE_ID = 'facts-title';
const SKELETON = [32, 28, 36, 30, 26, 34] as const;

type FactsSectionProps = { readonly load: Load<ArticleSummary[]>; readonly onRetry: () => void };

/** The company in figures: label and value, cell by cell. The labels need no visible heading. */
export function FactsSection({ load, onRetry }: FactsSectionProps) {
  const t = useText();
  return (
    <section className={styles.facts} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={looks.visuallyHidden}>
        {t('homePortal:facts')}
      </h2>
      <LoadedPart load={load} skeleton={<FactsSkeleton />} failedTitle={t('homePortal:factsFailed')} onRetry={onRetry}>
        {(facts) =>
          facts.length === 0 ? (
            <EmptyState title={t('homePortal:noFacts')} sentence={t('homePortal:noFactsSentence')} />
          ) : (
            <dl className={styles.factCells}>
              {facts.map(({ id, title, summary }) => (
                <div key={id}>
                  <dt className={looks.meta}>{title}</dt>
                  <dd>{summary}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </LoadedPart>
    </section>
  );
}

function FactsSkeleton() {
  return (
    <dl className={styles.factCells}>
      {SKELETON.map((width) => (
        <div key={width}>
          <dt className={looks.meta}>
            <SkeletonBar width={width} />
          </dt>
          <dd>
            <SkeletonBar width={width * 2.5} height={16} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
