import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { accountRemembered, selectRememberedAccount } from '../../features/device/deviceSlice.ts';
import { formTyped, selectTyped } from '../../features/forms/formsSlice.ts';
import { selectLoginError, signInSubmitted } from '../../features/login/loginSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusFirstEmpty } from '../common/dom/focusFirstEmpty.ts';
import { useFaultFocus } from '../common/dom/useFaultFocus.ts';
import { Field } from '../common/form/Field.tsx';
import { PasswordInput } from '../common/form/PasswordInput.tsx';
import { TextInput } from '../common/form/TextInput.tsx';
import { useText } from '../common/useText.ts';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';
import { useSignInBusy } from './useSignInBusy.ts';

/** Sign-in with a password (ACC-1), which stays in the form and never enters the store. */
export function PasswordForm() {
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useSignInBusy();
  const failure = useAppSelector(selectLoginError);
  const remembered = useAppSelector(selectRememberedAccount);
  const userName = useAppSelector(selectTyped)['passwordSignIn/account'] ?? remembered ?? '';
  const [remember, setRemember] = useState(remembered !== null);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const isFaultless = useFaultFocus<'username' | 'password'>(
    failure?.field === 'password' ? { password: failure } : {},
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const isEmpty = { username: userName.trim() === '', password: password === '' };
    if (!isFaultless(event.currentTarget, ['username', 'password'], (field) => isEmpty[field])) return;
    const wished = remember ? userName.trim() : null;
    if (wished !== remembered) dispatch(accountRemembered(wished));
    setSent(password);
    dispatch(signInSubmitted({ userName: userName.trim(), password }));
  };
  const userNameError = checked && userName.trim() === '' ? t('login:userNameEmpty') : null;
  // After a refusal, the text being typed has not been refused yet.
  const refused = !busy && failure?.field === 'password' && password === sent ? t(failure) : null;
  const passwordError = checked && password === '' ? t('login:passwordEmpty') : refused;

  return (
    // If the browser submits it before any script has run, the password must not appear in the address.
    <form
      ref={focusFirstEmpty}
      className={styles.signInForm}
      method="post"
      noValidate
      onSubmit={submit}
      aria-busy={busy}
    >
      <Field id="user-name" label={t('login:userName')} error={userNameError}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={userName}
            onChange={(event) => dispatch(formTyped({ key: 'passwordSignIn/account', typed: event.target.value }))}
          />
        )}
      </Field>
      <Field
        id="password"
        label={t('login:password')}
        error={passwordError}
        aside={<Link to={PATHS.verifyPhone}>{t('login:forgotPassword')}</Link>}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <label className={styles.rememberAccount}>
        <input
          type="checkbox"
          name="remember"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {t('login:rememberAccount')}
      </label>
      <FailureLine failure={busy || failure?.field === 'password' ? null : failure} />
      <Button kind="primary" type="submit" wide busy={busy}>
        {busy ? t('login:submitting') : t('login:submit')}
      </Button>
    </form>
  );
}
