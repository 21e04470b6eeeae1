import { Monitor, Smartphone } from 'lucide-react';
import type { MemberSession } from '../../../../contract/memberSessions.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import {
  memberSessions,
  memberSignOutWanted,
  type NamedMember,
  selectMemberSessions,
  selectMemberSignOuts,
} from '../../../features/members/membersSlice.ts';
import { selectUserInfo } from '../../../features/session/sessionSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { isPhoneType } from '../isPhoneType.ts';
import styles from './dialog.module.css';

/** Where a member is currently working in the company; each session can be ended. */
export function MemberSessions({ member }: { readonly member: NamedMember }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectMemberSessions);
  const isOwn = useAppSelector(selectUserInfo)?.id === member.id;
  return (
    <section aria-labelledby="member-sessions">
      <SectionHead id="member-sessions" title={t('members:sessions')} />
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={40} />}
        failedTitle={t('members:sessionsFailed')}
        onRetry={() => dispatch(memberSessions.wanted(member.id))}
        compact
      >
        {(sessions) => (
          <>
            {sessions.length === 0 && <p className={styles.dialogNote}>{t('members:noSessions')}</p>}
            {isOwn && sessions.length > 0 && <p className={styles.dialogNote}>{t('members:ownSessions')}</p>}
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <SessionLine key={session.id} session={session} member={member} isOwn={isOwn} />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
}

type SessionLineProps = { readonly session: MemberSession; readonly member: NamedMember; readonly isOwn: boolean };

function SessionLine({ session, member, isOwn }: SessionLineProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const isEnding = useAppSelector(selectMemberSignOuts).includes(session.id);
  const { id, deviceType, ip, lastSeenTime } = session;
  const device = session.deviceName ?? t('members:unknownDevice');
  return (
    <li>
      <Icon of={isPhoneType(deviceType) ? Smartphone : Monitor} />
      <span className={styles.device}>
        {device} <span className={`${looks.meta} ${looks.code}`}>{ip}</span>{' '}
        <span className={looks.meta}>{t('members:lastSeen', { time: t(timeText(lastSeenTime, now)) })}</span>
      </span>
      {!isOwn && (
        <TextButton
          aria-label={t('members:signOutOf', { device })}
          busy={isEnding}
          onClick={() => dispatch(memberSignOutWanted({ member, id, device }))}
        >
          {t('members:signOut')}
        </TextButton>
      )}
    </li>
  );
}
