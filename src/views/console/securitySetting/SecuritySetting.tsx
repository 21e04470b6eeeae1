import { Check, TriangleAlert } from 'lucide-react';
import { selectReauthentication } from '../../../features/reauthentication/reauthenticationSlice.ts';
import { selectSecondStep } from '../../../features/secondStep/secondStepSlice.ts';
import { selectOpenForm, selectSessions } from '../../../features/securitySetting/securitySettingSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { LogRail } from './LogRail.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import styles from './securitySetting.module.css';
import { WaysSection } from './WaysSection.tsx';

/** /console/accountCenter/securitySetting: how the account is signed in to, from where, and what happened to it (CON-1). */
export function SecuritySetting() {
  const t = useText();
  const dialog = useAppSelector(selectOpenForm);
  const isAsked = useAppSelector(selectReauthentication).status !== 'closed';
  const isSettingUp = useAppSelector(selectSecondStep).status !== 'closed';
  const { data: sessions } = useAppSelector(selectSessions);
  const unusual = sessions?.filter(({ isUnusual, isCurrent }) => isUnusual && !isCurrent).length;
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHead
            title={t('securitySetting:title')}
            sentence={
              unusual !== undefined && (
                <span className={unusual > 0 ? styles.warning : styles.calm}>
                  <Icon of={unusual > 0 ? TriangleAlert : Check} size={16} />
                  {unusual > 0 ? t('securitySetting:unusual', { count: unusual }) : t('securitySetting:nothingUnusual')}
                </span>
              )
            }
          />
          <WaysSection />
          <PasskeysSection />
          <SessionsSection />
        </div>
        <LogRail />
      </div>
      {dialog === 'password' && <PasswordDialog />}
      {dialog === 'phone' && <PhoneDialog />}
      {isSettingUp && <SecondStepDialog />}
      {isAsked && <ReauthenticationDialog />}
    </div>
  );
}
