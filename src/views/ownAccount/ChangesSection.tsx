import { CircleAlert } from 'lucide-react';
import type { SecurityNotice } from '../../../contract/securityNotices.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { OWN_CHANGES } from '../../features/securityNotices/ownChanges.ts';
import {
  noticeDisputed,
  noticeSeen,
  noticesResource,
  selectNoticeActs,
  selectSecurityNotices,
} from '../../features/securityNotices/securityNoticesSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { SectionHead } from '../common/SectionHead.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { timeText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import styles from './ownAccount.module.css';

/** What has changed in how the account signs in, until this session has confirmed that it was the owner. */
export function ChangesSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <section className={styles.section}>
      <SectionHead title={t('ownAccount:changes')} note={t('ownAccount:changesNote')} />
      <LoadedPart
        load={useAppSelector(selectSecurityNotices)}
        skeleton={<SkeletonBar width="100%" height={44} />}
        failedTitle={t('ownAccount:changesFailed')}
        onRetry={() => dispatch(noticesResource.wanted())}
        compact
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('ownAccount:changesNone')}</p>
          ) : (
            items.map((notice) => <Change key={notice.id} notice={notice} />)
          )
        }
      </LoadedPart>
    </section>
  );
}

function Change({ notice }: { readonly notice: SecurityNotice }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const isBusy = useAppSelector(selectNoticeActs).includes(notice.id);
  const { id, isOwn, deviceName, ip, creationTime } = notice;
  const change = OWN_CHANGES.find((one) => one === notice.change) ?? 'other';
  const from = [isOwn ? t('ownAccount:here') : null, deviceName, ip].filter((part) => part !== null).join(' · ');
  return (
    <div className={styles.row}>
      <Icon of={CircleAlert} />
      <span>
        {t(`ownAccount:change_${change}`)}
        <span className={`${looks.meta} ${styles.below}`}>
          {t(timeText(creationTime, now))} · {from}
        </span>
      </span>
      <span className={styles.acts}>
        <TextButton className={styles.act} busy={isBusy} onClick={() => dispatch(noticeSeen({ id }))}>
          {t('ownAccount:wasMe')}
        </TextButton>
        <TextButton className={styles.danger} busy={isBusy} onClick={() => dispatch(noticeDisputed({ id }))}>
          {t('ownAccount:dispute')}
        </TextButton>
      </span>
    </div>
  );
}
