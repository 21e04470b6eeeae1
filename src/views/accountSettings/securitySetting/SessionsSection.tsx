import { LogOut, Monitor, Smartphone, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import type { OwnSession } from '../../../../contract/session.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import {
  OTHERS,
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
import { isPhoneType } from '../../console/isPhoneType.ts';
import styles from './securitySetting.module.css';

/** This device first, then unusual ones, then by last use. */
const inOrder = (sessions: readonly OwnSession[]): OwnSession[] =>
  [...sessions].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Number(b.isUnusual) - Number(a.isUnusual) ||
      b.lastSeenTime.localeCompare(a.lastSeenTime),
  );

/** Those that the person should check, in list order. */
export const unusualOf = (sessions: readonly OwnSession[]): OwnSession[] =>
  inOrder(sessions).filter(({ isUnusual, isCurrent }) => isUnusual && !isCurrent);

/** Where the account is signed in; `wayOut` becomes the button that ends the first unusual sign-in. */
export function SessionsSection({ wayOut }: { readonly wayOut: Ref<HTMLButtonElement> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectSessions);
  const isEnding = useAppSelector(selectEnding).includes(OTHERS);
  const count = load.data?.length;
  return (
    <section className={styles.section}>
      <SectionHead title={t('securitySetting:sessions')} note={count}>
        {count !== undefined && count > 1 && (
          <PlainButton className={styles.headAct} busy={isEnding} onClick={() => dispatch(othersEndWanted())}>
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
        {(sessions) => (
          <>
            <div className={`${styles.way} ${styles.columnHead} ${looks.meta}`}>
              <span className={styles.wide}>{t('securitySetting:columnDevice')}</span>
              <span>{t('securitySetting:columnPlace')}</span>
              <span>{t('securitySetting:columnLastUse')}</span>
              <span className={styles.acts}>{t('securitySetting:columnAct')}</span>
            </div>
            {inOrder(sessions).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                wayOut={session === unusualOf(sessions)[0] ? wayOut : undefined}
              />
            ))}
          </>
        )}
      </LoadedPart>
    </section>
  );
}

type SessionRowProps = { readonly session: OwnSession; readonly wayOut: Ref<HTMLButtonElement> | undefined };

function SessionRow({ session, wayOut }: SessionRowProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const isEnding = useAppSelector(selectEnding).includes(session.id);
  const { id, deviceName, deviceType, ip, isLocalNetwork, isUnusual, isCurrent, lastSeenTime } = session;
  const isMarked = isUnusual && !isCurrent;
  const End = isMarked ? PlainButton : TextButton;
  return (
    <div className={styles.way} data-session={id}>
      <Icon of={isPhoneType(deviceType) ? Smartphone : Monitor} />
      <span className={styles.wide}>
        {deviceName ?? t('securitySetting:unknownDevice')} <span className={looks.meta}>{deviceType}</span>
      </span>
      <span className={styles.note}>
        <span className={looks.code}>{ip}</span>{' '}
        {isLocalNetwork && <span className={looks.meta}>{t('securitySetting:localNetwork')}</span>}
        {isMarked && (
          <span className={styles.chip}>
            <Icon of={TriangleAlert} size={12} />
            {t('securitySetting:unusualChip')}
          </span>
        )}
      </span>
      <span className={`${looks.meta} ${styles.when}`}>{t(timeText(lastSeenTime, now))}</span>
      <span className={styles.acts}>
        {isCurrent ? (
          <span className={looks.meta}>{t('securitySetting:thisDevice')}</span>
        ) : (
          <End
            ref={wayOut}
            className={isMarked ? styles.danger : styles.act}
            busy={isEnding}
            onClick={() => dispatch(sessionEndWanted({ id, name: deviceName ?? t('securitySetting:unknownDevice') }))}
          >
            {t('securitySetting:end')}
          </End>
        )}
      </span>
    </div>
  );
}
