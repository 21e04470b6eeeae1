import { LIMITS } from '../../constants/limits.ts';
import { latestNotices, selectNotices } from '../../features/notices/noticesSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { useText } from '../common/useText.ts';
import { NoticeRows } from './NoticeRows.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';
import panelsStyles from './panels.module.css';

/** The latest notices (HDR-5). */
export function NoticesPanel() {
  const t = useText();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  return (
    <>
      <h2 className={panelsStyles.panelTitle}>{t('shell:notices')}</h2>
      <div className={panelsStyles.panelBody}>
        <LoadedPart
          load={notices}
          skeleton={<NoticesSkeleton rows={LIMITS.headerNotices} />}
          failedTitle={t('shell:noticesFailed')}
          onRetry={() => dispatch(latestNotices.wanted())}
        >
          {(items) =>
            items.length === 0 ? (
              <EmptyState title={t('shell:noNotices')} sentence={t('shell:noNoticesSentence')} />
            ) : (
              <NoticeRows notices={items.slice(0, LIMITS.headerNotices)} date="full" />
            )
          }
        </LoadedPart>
      </div>
    </>
  );
}
