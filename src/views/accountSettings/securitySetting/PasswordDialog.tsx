import {
  formClosed,
  newPasswordTyped,
  passwordForm,
  selectPasswordForm,
  selectStrength,
  selectWays,
} from '../../../features/securitySetting/securitySettingSlice.ts';
import type { TextKey } from '../../../i18n/types.ts';
import { isNewPassword } from '../../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../../console/ConsoleDialog.tsx';
import styles from './securitySetting.module.css';

type Field = 'currentPassword' | 'newPassword' | 'repeated';
const LEVELS = [0, 1, 2, 3, 4] as const;

/** A new password, and how hard it is to guess. No password ever enters the store. */
export function PasswordDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectPasswordForm);
  const hasPassword = useAppSelector(selectWays).data?.hasPassword !== false;
  const judged = useAppSelector(selectStrength);
  const level = LEVELS.find((one) => one === judged);
  const { values, isTyped, bind, check } = useForm<Field>({
    form: 'changePassword',
    initial: { currentPassword: '', newPassword: '', repeated: '' },
    faultOf: (field, typed) => faultOf(field, typed, hasPassword),
    refused: failure.fields,
    onRefusedEdited: (field) => field !== 'repeated' && dispatch(passwordForm.fieldEdited(field)),
  });
  const fresh = bind('newPassword');
  const fields: readonly Field[] = hasPassword
    ? ['currentPassword', 'newPassword', 'repeated']
    : ['newPassword', 'repeated'];
  return (
    <ConsoleDialog
      title={t('securitySetting:changePassword')}
      confirm={t('securitySetting:save')}
      busy={status === 'submitting'}
      error={failure.error}
      isTyped={isTyped}
      onClose={() => dispatch(formClosed())}
      onConfirm={(form) => {
        const { currentPassword, newPassword } = values;
        if (check(form, fields)) dispatch(passwordForm.submitted({ currentPassword, newPassword }));
      }}
    >
      {hasPassword && (
        <FormField
          {...bind('currentPassword')}
          label={t('securitySetting:currentPassword')}
          secret
          autoComplete="current-password"
          data-autofocus
        />
      )}
      <FormField
        {...fresh}
        onChange={(event) => {
          fresh.onChange(event);
          dispatch(newPasswordTyped({ password: event.target.value }));
        }}
        label={t('securitySetting:newPassword')}
        hint={t('securitySetting:newPasswordHint')}
        secret
        autoComplete="new-password"
        // The first field of somebody without a password.
        data-autofocus
      />
      {level !== undefined && (
        <div className={styles.strength} role="status">
          <meter min={0} max={4} value={level} aria-label={t('securitySetting:strength')} />
          {t(`securitySetting:strength_${level}`)}
        </div>
      )}
      <FormField {...bind('repeated')} label={t('securitySetting:repeated')} secret autoComplete="new-password" />
    </ConsoleDialog>
  );
}

function faultOf(field: Field, values: Readonly<Record<Field, string>>, hasPassword: boolean): TextKey | null {
  if (field === 'currentPassword')
    return hasPassword && values.currentPassword === '' ? 'securitySetting:currentEmpty' : null;
  if (field === 'newPassword') return isNewPassword(values.newPassword) ? null : 'resetPassword:passwordWeak';
  return values.repeated === values.newPassword ? null : 'resetPassword:repeatedDiffers';
}
