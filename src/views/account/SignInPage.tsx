import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectExternalSignIn, selectFooter } from '../../features/brand/brandSlice.ts';
import {
  externalSignInWanted,
  modeChosen,
  passkeySignInWanted,
  selectFirstStep,
  selectPasskeysOffered,
  selectSignInMode,
} from '../../features/login/loginSlice.ts';
import { SIGN_IN_MODES, type SignInMode } from '../../features/login/loginTypes.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { useFirstForm } from '../common/dom/useFirstAnswer.ts';
import { Segmented } from '../common/Segmented.tsx';
import { useText } from '../common/useText.ts';
import { Way } from '../common/Way.tsx';
import { AccountPage } from './AccountPage.tsx';
import styles from './forms.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SmsForm } from './SmsForm.tsx';
import { useSignInBusy } from './useSignInBusy.ts';

/** Brings in the library that draws codes, so only those who use it pay for it. */
const QrSignIn = lazyScreen(() => import('./QrSignIn.tsx'), 'QrSignIn');
const SecondStepForm = lazyScreen(() => import('./SecondStepForm.tsx'), 'SecondStepForm');
const MODES: Readonly<Record<SignInMode, typeof PasswordForm | typeof QrSignIn>> = {
  password: PasswordForm,
  sms: SmsForm,
  qr: QrSignIn,
};

/** /login (specification §2): several ways to sign in, all with the same result (ACC-1 … ACC-3). */
export function SignInPage() {
  const t = useText();
  const isHalfway = useAppSelector(selectFirstStep) !== null;
  useFirstForm();
  return (
    <AccountPage title={t('login:title')} hint={t('login:subtitle')} isSignIn>
      {isHalfway ? (
        <Suspense fallback={null}>
          <SecondStepForm />
        </Suspense>
      ) : (
        <FirstStep />
      )}
    </AccountPage>
  );
}

function FirstStep() {
  const t = useText();
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectSignInMode);
  const Mode = MODES[mode];
  return (
    <>
      <Segmented
        legend={t('login:mode')}
        options={SIGN_IN_MODES.map((value) => [value, t(`login:mode_${value}`)] as const)}
        chosen={mode}
        onChoose={(value) => dispatch(modeChosen(value))}
      />
      <div className={styles.signInMode}>
        <Suspense fallback={null}>
          <Mode />
        </Suspense>
      </div>
      <div className={styles.signInWays}>
        <PasskeyButton />
        <ExternalButton />
      </div>
      <p className={styles.signInOther}>
        {t('login:noAccount')} <Link to={PATHS.register}>{t('login:register')}</Link>
      </p>
      <Agreement />
    </>
  );
}

/** Sign-in by passkey, if the browser supports it: the browser asks for everything itself. */
function PasskeyButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useSignInBusy();
  if (!useAppSelector(selectPasskeysOffered)) return null;
  return (
    <Button wide disabled={busy} onClick={() => dispatch(passkeySignInWanted())} data-passkey>
      {t('login:passkey')}
    </Button>
  );
}

/** Sign-in through this installation's provider, if it has one. */
function ExternalButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useSignInBusy();
  const name = useAppSelector(selectExternalSignIn);
  if (!name) return null;
  return (
    <Button wide disabled={busy} onClick={() => dispatch(externalSignInWanted())}>
      {t('login:external', { name })}
    </Button>
  );
}

/** What people agree to by signing in, if this installation has it. */
function Agreement() {
  const t = useText();
  const { termsOfService, privacyPolicy } = useAppSelector(selectFooter);
  if (!termsOfService && !privacyPolicy) return null;
  return (
    <p className={styles.signInAgreement}>
      {t('login:agreement')}
      <Way to={termsOfService} words={t('login:termsOfService')} />
      {termsOfService && privacyPolicy && t('login:and')}
      <Way to={privacyPolicy} words={t('login:privacyPolicy')} />
      {t('login:agreementEnd')}
    </p>
  );
}
