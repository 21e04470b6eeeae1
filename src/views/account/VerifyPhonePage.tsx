import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { phoneDigits } from '../../../contract/rules/typed.ts';
import { PATHS } from '../../constants/paths.ts';
import {
  phoneVerification,
  selectVerifyFailure,
  selectVerifyStatus,
} from '../../features/verifyPhone/verifyPhoneSlice.ts';
import { codeDigits } from '../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusFirstEmpty } from '../common/dom/focusFirstEmpty.ts';
import { useForm } from '../common/form/useForm.ts';
import { useText, useTexts } from '../common/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';
import { PhoneFields } from './PhoneFields.tsx';
import { phoneFault } from './phoneFault.ts';

/** /verifySecretProtectionPhoneNumber (specification §2, ACC-4): the first of two steps to a new password. */
export function VerifyPhonePage() {
  useTexts('account');
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectVerifyStatus) === 'submitting';
  const failure = useAppSelector(selectVerifyFailure);
  const { values, bind, check, excuse } = useForm({
    form: 'verifyPhone',
    initial: { phoneNumber: '', code: '' },
    faultOf: phoneFault,
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(phoneVerification.fieldEdited(field)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget, phoneVerification.fields)) return;
    dispatch(
      phoneVerification.submitted({ phoneNumber: phoneDigits(values.phoneNumber), code: codeDigits(values.code) }),
    );
  };
  return (
    <AccountPage title={t('verifyPhone:title')} hint={t('verifyPhone:subtitle')}>
      <form ref={focusFirstEmpty} className={styles.signInForm} noValidate onSubmit={submit} aria-busy={busy}>
        <PhoneFields
          phone={bind('phoneNumber')}
          code={bind('code')}
          checkPhone={(form) => check(form, ['phoneNumber'])}
          onNewCode={() => excuse('code')}
        />
        <FailureLine failure={busy ? null : failure.error} />
        <Button kind="primary" type="submit" wide busy={busy}>
          {busy ? t('verifyPhone:submitting') : t('verifyPhone:submit')}
        </Button>
      </form>
      <p className={styles.signInOther}>
        <Link to={PATHS.login}>{t('verifyPhone:signIn')}</Link>
      </p>
    </AccountPage>
  );
}
