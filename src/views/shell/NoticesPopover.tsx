import { Megaphone } from 'lucide-react';
import { LIMITS } from '../../constants/limits.ts';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { latestNotices, selectNotices } from '../../features/notices/noticesSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { useText } from '../common/useText.ts';
import headerStyles from './header.module.css';
import { NoticeRows } from './NoticeRows.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';
import { Popover } from './Popover.tsx';
import panelsStyles from './panels.module.css';

/** The latest notices of the company in the header (HDR-5). There are none without a company. */
export function NoticesPopover() {
  const t = useText();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const hasCompany = useAppSelector(selectCompanyName) !== null;
  if (!hasCompany) return null;
  return (
    <Popover
      names={['notices']}
      label={t('shell:notices')}
      triggerLabel={t('shell:notices')}
      triggerClass={headerStyles.headerButton}
      trigger={<Icon of={Megaphone} />}
      panelClass={panelsStyles.noticesPanel}
    >
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
    </Popover>
  );
}
