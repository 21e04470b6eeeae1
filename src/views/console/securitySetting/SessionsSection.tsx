import { LogOut, Monitor, Smartphone, TriangleAlert } from 'lucide-react';
import type { OwnSession } from '../../../../contract/session.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import {
  othersEndWanted,
  selectEnding,
  selectSessions,
  sessionEndWanted,
  sessionsResource,
} from '../../../features/securitySetting/securitySettingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { PlainButton } from '../../common/PlainButton.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import styles from './securitySetting.module.css';

/** This device first, then what is unusual, then by last use. */
const inOrder = (sessions: readonly OwnSession[]): OwnSession[] =>
  [...sessions].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Number(b.isUnusual) - Number(a.isUnusual) ||
      b.lastSeenTime.localeCompare(a.lastSeenTime),
  );

const isPhone = (type: string | null): boolean => /android|ios|iphone|ipad|harmony/i.test(type ?? '');

/** Where the account is signed in. */
export function SessionsSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectSessions);
  const count = load.data?.length;
  return (
    <section className={styles.section}>
      <SectionHead title={t('securitySetting:sessions')} note={count}>
        {count !== undefined && count > 1 && (
          <PlainButton className={styles.headAct} onClick={() => dispatch(othersEndWanted())}>
            <Icon of={LogOut} size={16} />
            {t('securitySetting:endOthers')}
          </PlainButton>
        )}
      </SectionHead>
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={88} />}
        failedTitle={t('securitySetting:sessionsFailed')}
        onRetry={() => dispatch(sessionsResource.wanted())}
        compact
      >
        {(sessions) => inOrder(sessions).map((session) => <SessionRow key={session.id} session={session} />)}
      </LoadedPart>
    </section>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const isEnding = useAppSelector(selectEnding).includes(session.id);
  const { id, deviceName, deviceType, ip, isLocalNetwork, isUnusual, isCurrent, lastSeenTime } = session;
  return (
    <div className={styles.way} data-session={id}>
      <Icon of={isPhone(deviceType) ? Smartphone : Monitor} />
      <span className={styles.wide}>
        {deviceName ?? t('securitySetting:unknownDevice')} <span className={looks.meta}>{deviceType}</span>
      </span>
      <span className={styles.note}>
        <span className={looks.code}>{ip}</span>{' '}
        {isLocalNetwork && <span className={looks.meta}>{t('securitySetting:localNetwork')}</span>}
        {isUnusual && !isCurrent && (
          <span className={styles.chip}>
            <Icon of={TriangleAlert} size={12} />
            {t('securitySetting:unusualChip')}
          </span>
        )}
        <span className={`${looks.meta} ${styles.when}`}>{t(timeText(lastSeenTime, now))}</span>
      </span>
      <span className={styles.acts}>
        {isCurrent ? (
          <span className={looks.meta}>{t('securitySetting:thisDevice')}</span>
        ) : (
          <TextButton
            className={styles.act}
            aria-disabled={isEnding || undefined}
            onClick={() =>
              !isEnding && dispatch(sessionEndWanted({ id, name: deviceName ?? t('securitySetting:unknownDevice') }))
            }
          >
            {t('securitySetting:end')}
          </TextButton>
        )}
      </span>
    </div>
  );
}
