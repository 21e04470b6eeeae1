import { useId } from 'react';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { latestNotices, selectNotices } from '../../features/notices/noticesSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { SectionHead } from '../common/SectionHead.tsx';
import { useText } from '../common/useText.ts';
import { NoticeRows } from '../shell/NoticeRows.tsx';
import { NoticesSkeleton } from '../shell/NoticesSkeleton.tsx';
import styles from './workbench.module.css';

/** The header lists eight; the rail has room for this many. */
const ROWS = 5;

/** The company's latest notices (POR-2). There are none without a company. */
export function NoticeSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectNotices);
  const hasCompany = useAppSelector(selectCompanyName) !== null;
  const id = useId();
  if (!hasCompany) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('shell:notices')} />
      <div className={styles.sectionBody}>
        <LoadedPart
          load={load}
          skeleton={<NoticesSkeleton rows={ROWS} onPage />}
          failedTitle={t('shell:noticesFailed')}
          onRetry={() => dispatch(latestNotices.wanted())}
        >
          {(notices) =>
            notices.length === 0 ? (
              <EmptyState title={t('shell:noNotices')} sentence={t('shell:noNoticesSentence')} />
            ) : (
              <NoticeRows notices={notices.slice(0, ROWS)} date="short" onPage />
            )
          }
        </LoadedPart>
      </div>
    </section>
  );
}
