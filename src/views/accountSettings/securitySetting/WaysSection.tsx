import { KeyRound, type LucideIcon, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountPathFrom } from '../../../features/routing/accountPages.ts';
import { selectPathname } from '../../../features/routing/routingSlice.ts';
import {
  endWanted,
  newCodesWanted,
  secondStepResource,
  selectIsSecondStepBusy,
  selectSecondStep,
  setupWanted,
} from '../../../features/secondStep/secondStepSlice.ts';
import { formOpened, selectWays, waysResource } from '../../../features/securitySetting/securitySettingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './securitySetting.module.css';

/** Password, number, mail and the second step, each with its actions. */
export function WaysSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectWays);
  const pathname = useAppSelector(selectPathname);
  return (
    <section className={styles.section}>
      <SectionHead title={t('securitySetting:ways')} />
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={132} />}
        failedTitle={t('securitySetting:waysFailed')}
        onRetry={() => dispatch(waysResource.wanted())}
        compact
      >
        {({ hasPassword, phoneNumber, email }) => (
          <>
            <Way
              icon={KeyRound}
              name={t('securitySetting:password')}
              state={hasPassword ? t('securitySetting:passwordSet') : t('securitySetting:passwordNone')}
              note={t('securitySetting:passwordNote')}
            >
              <TextButton className={styles.act} onClick={() => dispatch(formOpened('password'))}>
                {t(hasPassword ? 'securitySetting:change' : 'securitySetting:set')}
              </TextButton>
            </Way>
            <Way
              icon={Smartphone}
              name={t('securitySetting:phone')}
              state={phoneNumber ?? t('securitySetting:phoneNone')}
              note={t('securitySetting:phoneNote')}
            >
              <TextButton className={styles.act} onClick={() => dispatch(formOpened('phone'))}>
                {t(phoneNumber === null ? 'securitySetting:set' : 'securitySetting:replace')}
              </TextButton>
            </Way>
            <Way
              icon={Mail}
              name={t('securitySetting:email')}
              state={email ?? t('securitySetting:emailNone')}
              note={t('securitySetting:emailNote')}
            >
              <Link className={styles.act} to={accountPathFrom(pathname, 'personalInfo')}>
                {t(email === null ? 'securitySetting:set' : 'securitySetting:replace')}
              </Link>
            </Way>
          </>
        )}
      </LoadedPart>
      <SecondStepWay />
    </section>
  );
}

function SecondStepWay() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { load } = useAppSelector(selectSecondStep);
  const isBusy = useAppSelector(selectIsSecondStepBusy);
  return (
    <LoadedPart
      load={load}
      skeleton={<SkeletonBar width="100%" height={44} />}
      failedTitle={t('secondStep:failed')}
      onRetry={() => dispatch(secondStepResource.wanted())}
      compact
    >
      {({ isEnabled, recoveryCodesLeft }) => (
        <Way
          icon={ShieldCheck}
          name={t('secondStep:title')}
          state={isEnabled ? t('secondStep:on') : t('secondStep:off')}
          note={isEnabled ? t('secondStep:codesLeft', { count: recoveryCodesLeft }) : t('secondStep:note')}
        >
          {isEnabled ? (
            <>
              <TextButton className={styles.act} busy={isBusy} onClick={() => dispatch(newCodesWanted())}>
                {t('secondStep:newCodes')}
              </TextButton>
              <TextButton className={styles.act} busy={isBusy} onClick={() => dispatch(endWanted())}>
                {t('secondStep:turnOff')}
              </TextButton>
            </>
          ) : (
            <TextButton className={styles.act} busy={isBusy} onClick={() => dispatch(setupWanted())}>
              {t('secondStep:turnOn')}
            </TextButton>
          )}
        </Way>
      )}
    </LoadedPart>
  );
}

type WayProps = {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly state: string;
  readonly note: string;
  readonly children: ReactNode;
};

function Way({ icon, name, state, note, children }: WayProps) {
  return (
    <div className={styles.way}>
      <Icon of={icon} />
      <span>{name}</span>
      <span className={styles.wayState}>{state}</span>
      <span className={`${looks.meta} ${styles.note}`}>{note}</span>
      <span className={styles.acts}>{children}</span>
    </div>
  );
}
