import { Check, TriangleAlert } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { selectProofAsked } from '../../../features/reauthentication/reauthenticationSlice.ts';
import { selectSecondStep } from '../../../features/secondStep/secondStepSlice.ts';
import { selectOpenForm, selectSessions } from '../../../features/securitySetting/securitySettingSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText, useTexts } from '../../common/useText.ts';
import { LoginsSection } from './LoginsSection.tsx';
import { LogRail } from './LogRail.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import { SessionsSection, unusualOf } from './SessionsSection.tsx';
import styles from './securitySetting.module.css';
import { WaysSection } from './WaysSection.tsx';

/** How and from where the account signs in, and what happened to it (CON-1). */
export function SecuritySetting() {
  // Those of the dialog for another password: waiting for them once it opens would take the page, and the focus, away.
  useTexts('account');
  const t = useText();
  const dialog = useAppSelector(selectOpenForm);
  const isAsked = useAppSelector(selectProofAsked);
  const isSettingUp = useAppSelector(selectSecondStep).status !== 'closed';
  const { data: sessions } = useAppSelector(selectSessions);
  const unusual = sessions && unusualOf(sessions).length;
  const wayOut = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHead
            title={t('securitySetting:title')}
            sentence={unusual !== null && <Unusual count={unusual} wayOut={wayOut} />}
          />
          <WaysSection />
          <PasskeysSection />
          <LoginsSection />
          <SessionsSection wayOut={wayOut} />
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

type UnusualProps = { readonly count: number; readonly wayOut: RefObject<HTMLButtonElement | null> };

/** How many sign-ins need a look, with a link to the first. */
function Unusual({ count, wayOut }: UnusualProps) {
  const t = useText();
  if (count === 0)
    return (
      <span className={styles.calm}>
        <Icon of={Check} size={16} />
        {t('securitySetting:nothingUnusual')}
      </span>
    );
  return (
    <span className={styles.warning}>
      <Icon of={TriangleAlert} size={16} />
      <span>
        {t('securitySetting:unusual', { count })}{' '}
        <TextButton className={styles.look} onClick={() => wayOut.current?.focus()}>
          {t('securitySetting:unusualLook')}
        </TextButton>
      </span>
    </span>
  );
}
