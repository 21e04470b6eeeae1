import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { phoneDigits } from '../../../contract/rules/typed.ts';
import { PATHS } from '../../constants/paths.ts';
import {
  type RegisterField,
  registration,
  selectRegisterFailure,
  selectRegisterStatus,
} from '../../features/register/registerSlice.ts';
import type { TextKey } from '../../i18n/types.ts';
import { codeDigits, isPersonName, isUserName } from '../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusFirstEmpty } from '../common/dom/focusFirstEmpty.ts';
import { FormField } from '../common/form/FormField.tsx';
import { useForm } from '../common/form/useForm.ts';
import { useText, useTexts } from '../common/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';
import { NewPasswordFields, newPasswordFault } from './NewPasswordFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { phoneFault } from './phoneFault.ts';

type Field = RegisterField | 'repeated';
const FIELDS: readonly Field[] = ['userName', 'name', 'phoneNumber', 'code', 'password', 'repeated'];

function faultOf(field: Field, values: Readonly<Record<Field, string>>): TextKey | null {
  switch (field) {
    case 'userName':
      return isUserName(values.userName) ? null : 'register:userNameInvalid';
    case 'name':
      return isPersonName(values.name) ? null : 'register:nameTooLong';
    case 'phoneNumber':
    case 'code':
      return phoneFault(field, values);
    case 'password':
    case 'repeated':
      return newPasswordFault(field, values);
  }
}

/** /register (specification §2, ACC-4): an account that belongs to no company yet. */
export function RegisterPage() {
  useTexts('account');
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectRegisterStatus) === 'submitting';
  const failure = useAppSelector(selectRegisterFailure);
  const { values, bind, check, excuse } = useForm<Field>({
    form: 'register',
    initial: { userName: '', name: '', phoneNumber: '', code: '', password: '', repeated: '' },
    faultOf,
    refused: failure.fields,
    onRefusedEdited: (field) => field !== 'repeated' && dispatch(registration.fieldEdited(field)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget, FIELDS)) return;
    const { userName, name, phoneNumber, code, password } = values;
    dispatch(
      registration.submitted({
        userName: userName.trim(),
        name: name.trim(),
        phoneNumber: phoneDigits(phoneNumber),
        code: codeDigits(code),
        password,
      }),
    );
  };
  return (
    <AccountPage title={t('register:title')} hint={t('register:subtitle')}>
      <form ref={focusFirstEmpty} className={styles.signInForm} noValidate onSubmit={submit} aria-busy={busy}>
        <FormField
          {...bind('userName')}
          label={t('register:userName')}
          hint={t('register:userNameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormField {...bind('name')} label={t('register:name')} autoComplete="name" />
        <PhoneFields
          phone={bind('phoneNumber')}
          code={bind('code')}
          checkPhone={(form) => check(form, ['phoneNumber'])}
          onNewCode={() => excuse('code')}
        />
        <NewPasswordFields password={bind('password')} repeated={bind('repeated')} />
        <FailureLine failure={busy ? null : failure.error} />
        <Button kind="primary" type="submit" wide busy={busy}>
          {busy ? t('register:submitting') : t('register:submit')}
        </Button>
      </form>
      <p className={styles.signInOther}>
        {t('register:haveAccount')} <Link to={PATHS.login}>{t('register:signIn')}</Link>
      </p>
    </AccountPage>
  );
}
