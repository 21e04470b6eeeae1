import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { phoneDigits } from '../../../contract/rules/typed.ts';
import { PATHS } from '../../constants/paths.ts';
import {
  newPassword,
  type ResetField,
  selectResetFailure,
  selectResetStatus,
  selectResetTicket,
} from '../../features/resetPassword/resetPasswordSlice.ts';
import type { TextKey } from '../../i18n/types.ts';
import { codeDigits } from '../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusFirstEmpty } from '../common/dom/focusFirstEmpty.ts';
import { useForm } from '../common/form/useForm.ts';
import { useText, useTexts } from '../common/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';
import { NewPasswordFields, newPasswordFault } from './NewPasswordFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { phoneFault } from './phoneFault.ts';

type Field = ResetField | 'repeated';
const PASSWORDS: readonly Field[] = ['password', 'repeated'];
const FIELDS: readonly Field[] = ['phoneNumber', 'code', ...PASSWORDS];

const faultOf = (field: Field, values: Readonly<Record<Field, string>>): TextKey | null =>
  field === 'password' || field === 'repeated' ? newPasswordFault(field, values) : phoneFault(field, values);

/** /resetPassword (specification §2, ACC-4): number and code are requested only if they have not been verified yet. */
export function ResetPasswordPage() {
  useTexts('account');
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectResetStatus) === 'submitting';
  const verified = useAppSelector(selectResetTicket) !== null;
  const failure = useAppSelector(selectResetFailure);
  const { values, bind, check, excuse } = useForm<Field>({
    form: 'resetPassword',
    initial: { phoneNumber: '', code: '', password: '', repeated: '' },
    faultOf,
    refused: failure.fields,
    onRefusedEdited: (field) => field !== 'repeated' && dispatch(newPassword.fieldEdited(field)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget, verified ? PASSWORDS : FIELDS)) return;
    const { phoneNumber, code, password } = values;
    dispatch(newPassword.submitted({ phoneNumber: phoneDigits(phoneNumber), code: codeDigits(code), password }));
  };
  return (
    <AccountPage
      title={t('resetPassword:title')}
      hint={t(verified ? 'resetPassword:verified' : 'resetPassword:subtitle')}
    >
      <form ref={focusFirstEmpty} className={styles.signInForm} noValidate onSubmit={submit} aria-busy={busy}>
        {!verified && (
          <PhoneFields
            phone={bind('phoneNumber')}
            code={bind('code')}
            checkPhone={(form) => check(form, ['phoneNumber'])}
            onNewCode={() => excuse('code')}
          />
        )}
        <NewPasswordFields password={bind('password')} repeated={bind('repeated')} />
        <FailureLine failure={busy ? null : failure.error} />
        <Button kind="primary" type="submit" wide busy={busy}>
          {busy ? t('resetPassword:submitting') : t('resetPassword:submit')}
        </Button>
      </form>
      <p className={styles.signInOther}>
        <Link to={PATHS.login}>{t('resetPassword:signIn')}</Link>
      </p>
    </AccountPage>
  );
}
