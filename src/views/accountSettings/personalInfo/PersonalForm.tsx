import { CircleAlert } from 'lucide-react';
import type { SubmitEvent } from 'react';
import type { PersonalInfo } from '../../../../contract/consoleHost.ts';
import { MAIL_ADDRESS, MAIL_ADDRESS_LENGTH } from '../../../../contract/rules/mailAddress.ts';
import {
  PERSONAL_FIELDS,
  type PersonalField,
  personalInfoForm,
  selectPersonalInfoForm,
} from '../../../features/personalInfo/personalInfoSlice.ts';
import type { TextKey } from '../../../i18n/types.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { Icon } from '../../common/Icon.tsx';
import { useText } from '../../common/useText.ts';
import styles from './personalInfo.module.css';

/** What is wrong with a field; null if nothing is. */
function faultOf(field: PersonalField, values: Readonly<Record<PersonalField, string>>): TextKey | null {
  const typed = values[field].trim();
  switch (field) {
    case 'name':
      return typed.length >= 1 && typed.length <= 50 ? null : 'personalInfo:nameInvalid';
    case 'englishName':
      return typed.length <= 50 ? null : 'personalInfo:englishNameInvalid';
    case 'email':
      return typed === '' || (MAIL_ADDRESS.test(typed) && typed.length <= MAIL_ADDRESS_LENGTH)
        ? null
        : 'personalInfo:emailInvalid';
  }
}

/** Name and address of the account. */
export function PersonalForm({ info }: { readonly info: PersonalInfo }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectPersonalInfoForm);
  const busy = status === 'submitting';
  const { values, bind, check } = useForm<PersonalField>({
    form: 'personalInfo',
    initial: { name: info.name, englishName: info.englishName ?? '', email: info.email ?? '' },
    faultOf,
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(personalInfoForm.fieldEdited(field)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget, PERSONAL_FIELDS)) return;
    dispatch(
      personalInfoForm.submitted({
        name: values.name.trim(),
        englishName: values.englishName.trim(),
        email: values.email.trim(),
      }),
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={busy}>
      <FormField {...bind('name')} label={t('personalInfo:name')} required autoComplete="name" />
      <FormField {...bind('englishName')} label={t('personalInfo:englishName')} />
      <FormField {...bind('email')} label={t('personalInfo:email')} type="email" autoComplete="email" />
      {failure.error !== null && !busy && (
        <p className={styles.failure} role="alert">
          <Icon of={CircleAlert} size={16} />
          {t(failure.error)}
        </p>
      )}
      <Button kind="primary" type="submit" busy={busy}>
        {t(busy ? 'personalInfo:saving' : 'personalInfo:save')}
      </Button>
    </form>
  );
}
