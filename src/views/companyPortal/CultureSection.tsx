import type { Article } from '../../../contract/portal.ts';
import type { Load } from '../../lib/loading.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { RichText } from '../common/RichText.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './culture.module.css';

const TITLE_ID = 'culture-title';
const VALUES = [92, 120, 160] as const;

type CultureSectionProps = { readonly load: Load<Article | null>; readonly onRetry: () => void };

/** What the company stands for. Its title is the page title; without one the page is called by its name. */
export function CultureSection({ load, onRetry }: CultureSectionProps) {
  const t = useText();
  return (
    <section id="culture" className={styles.culture} aria-labelledby={TITLE_ID}>
      {load.data === null && (
        <h1 id={TITLE_ID} className={looks.visuallyHidden}>
          {t('homePortal:portal')}
        </h1>
      )}
      <p className={styles.cultureKind}>{t('homePortal:culture')}</p>
      {load.data === null && load.status === 'loaded' ? (
        <EmptyState title={t('homePortal:noCulture')} sentence={t('homePortal:noCultureSentence')} />
      ) : (
        <LoadedPart
          load={load}
          skeleton={<CultureSkeleton />}
          failedTitle={t('homePortal:cultureFailed')}
          onRetry={onRetry}
        >
          {(culture) => culture && <Culture {...culture} />}
        </LoadedPart>
      )}
    </section>
  );
}

function Culture({ title, summary, body }: Article) {
  return (
    <>
      <h1 id={TITLE_ID} className={styles.cultureTitle}>
        {title}
      </h1>
      {summary && <p className={styles.cultureSummary}>{summary}</p>}
      <div className={styles.cultureBody}>
        <RichText html={body} />
      </div>
    </>
  );
}

function CultureSkeleton() {
  return (
    <>
      <div className={styles.cultureTitle}>
        <SkeletonBar width={368} height={28} />
      </div>
      <div className={styles.cultureSummary}>
        <SkeletonBar width="100%" />
        <SkeletonBar width="64%" />
      </div>
      <div className={styles.cultureBody}>
        <ul>
          {VALUES.map((width) => (
            <li key={width}>
              <SkeletonBar width={width} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
