import { CircleAlert, KeyRound, LogIn, type LucideIcon, ShieldCheck } from 'lucide-react';
import { addDays } from '../../../../contract/rules/days.ts';
import type { SecurityEvent } from '../../../../contract/session.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { logResource, moreOfLogWanted, selectLog } from '../../../features/securitySetting/securitySettingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import { actionWords } from './actionWords.ts';
import styles from './securitySetting.module.css';

const DAYS = ['today', 'yesterday', 'earlier'] as const;

/** What happened to the account, newest first, by day. */
export function LogRail() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectLog);
  const now = useAppSelector(selectNow);
  const today = now?.slice(0, 10) ?? '';
  const dayOf = ({ creationTime }: SecurityEvent): (typeof DAYS)[number] => {
    const day = creationTime.slice(0, 10);
    if (day === today) return 'today';
    return today !== '' && day === addDays(today, -1) ? 'yesterday' : 'earlier';
  };
  return (
    <aside className={styles.rail} aria-label={t('securitySetting:log')}>
      <SectionHead title={t('securitySetting:log')} note={t('securitySetting:logNote')} />
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={160} />}
        failedTitle={t('securitySetting:logFailed')}
        onRetry={() => dispatch(logResource.wanted())}
        compact
      >
        {({ rows, totalCount }) => (
          <>
            {rows.length === 0 && <p className={styles.none}>{t('securitySetting:logNone')}</p>}
            {DAYS.map((day) => {
              const events = rows.filter((row) => dayOf(row) === day);
              if (events.length === 0) return null;
              return (
                <section key={day}>
                  <h3 className={looks.meta}>{t(`securitySetting:${day}`)}</h3>
                  <ul className={styles.log}>
                    {events.map((event) => (
                      <LogRow key={event.id} event={event} isToday={day !== 'earlier'} />
                    ))}
                  </ul>
                </section>
              );
            })}
            {rows.length < totalCount && (
              <TextButton className={styles.act} onClick={() => dispatch(moreOfLogWanted())}>
                {t('securitySetting:more')}
              </TextButton>
            )}
          </>
        )}
      </LoadedPart>
      <p className={`${looks.meta} ${styles.notYou}`}>{t('securitySetting:notYou')}</p>
    </aside>
  );
}

function iconOf(action: string): LucideIcon {
  if (/Failed|Lockedout|NotAllowed|Reuse|Disputed|Invalid/.test(action)) return CircleAlert;
  if (/Login|Logout|Session/.test(action)) return LogIn;
  return /Password|Passkey|Phone|Email/.test(action) ? KeyRound : ShieldCheck;
}

function LogRow({ event, isToday }: { readonly event: SecurityEvent; readonly isToday: boolean }) {
  const t = useText();
  const { action, creationTime, deviceName, clientIpAddress } = event;
  const icon = iconOf(action);
  return (
    <li data-warning={icon === CircleAlert || undefined}>
      <Icon of={icon} size={16} />
      <span>
        {actionWords(t, action)}
        <span className={`${looks.meta} ${styles.below}`}>
          {[deviceName, clientIpAddress].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      <span className={looks.meta}>{isToday ? creationTime.slice(11, 16) : creationTime.slice(5, 10)}</span>
    </li>
  );
}
