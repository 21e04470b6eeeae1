import type { TextKey } from '../../i18n/types.ts';
import { isNewPassword } from '../../lib/accountRules.ts';
import { FormField } from '../common/form/FormField.tsx';
import type { BoundField } from '../common/form/useForm.ts';
import { useText } from '../common/useText.ts';

/** What is wrong with a new password or its repetition. */
export function newPasswordFault(
  field: 'password' | 'repeated',
  values: Readonly<Record<'password' | 'repeated', string>>,
): TextKey | null {
  if (field === 'password') return isNewPassword(values.password) ? null : 'resetPassword:passwordWeak';
  return values.repeated === values.password ? null : 'resetPassword:repeatedDiffers';
}

type NewPasswordFieldsProps = { readonly password: BoundField; readonly repeated: BoundField };

/** A new password, typed twice. */
export function NewPasswordFields({ password, repeated }: NewPasswordFieldsProps) {
  const t = useText();
  return (
    <>
      <FormField
        {...password}
        label={t('resetPassword:password')}
        hint={t('resetPassword:passwordHint')}
        secret
        autoComplete="new-password"
      />
      <FormField {...repeated} label={t('resetPassword:repeated')} secret autoComplete="new-password" />
    </>
  );
}
