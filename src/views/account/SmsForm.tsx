import type { SubmitEvent } from 'react';
import { phoneDigits } from '../../../contract/rules/typed.ts';
import { selectLoginError, smsSignInSubmitted } from '../../features/login/loginSlice.ts';
import { codeDigits } from '../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusFirstEmpty } from '../common/dom/focusFirstEmpty.ts';
import { useForm } from '../common/form/useForm.ts';
import { useText } from '../common/useText.ts';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';
import { PhoneFields } from './PhoneFields.tsx';
import { phoneFault } from './phoneFault.ts';
import { useSignInBusy } from './useSignInBusy.ts';

/** Sign-in with a code sent by text message (ACC-2). */
export function SmsForm() {
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useSignInBusy();
  const failure = useAppSelector(selectLoginError);
  const { values, bind, check, excuse } = useForm({
    form: 'smsSignIn',
    initial: { phoneNumber: '', code: '' },
    faultOf: phoneFault,
    refused: {},
    onRefusedEdited: () => {},
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget, ['phoneNumber', 'code'])) return;
    dispatch(smsSignInSubmitted({ phoneNumber: phoneDigits(values.phoneNumber), code: codeDigits(values.code) }));
  };
  return (
    <form ref={focusFirstEmpty} className={styles.signInForm} noValidate onSubmit={submit} aria-busy={busy}>
      <PhoneFields
        phone={bind('phoneNumber')}
        code={bind('code')}
        checkPhone={(form) => check(form, ['phoneNumber'])}
        onNewCode={() => excuse('code')}
      />
      <FailureLine failure={busy ? null : failure} />
      <Button kind="primary" type="submit" wide busy={busy}>
        {busy ? t('login:submitting') : t('login:submit')}
      </Button>
    </form>
  );
}
