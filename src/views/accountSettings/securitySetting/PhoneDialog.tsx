import { phoneDigits } from '../../../../contract/rules/typed.ts';
import { formClosed, phoneForm, selectPhoneForm } from '../../../features/securitySetting/securitySettingSlice.ts';
import { codeDigits } from '../../../lib/accountRules.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PhoneFields } from '../../account/PhoneFields.tsx';
import { phoneFault } from '../../account/phoneFault.ts';
import { useForm } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../../console/ConsoleDialog.tsx';

type Field = 'phoneNumber' | 'code';

/** A new number, verified by the code sent to it. */
export function PhoneDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectPhoneForm);
  const { values, isTyped, bind, check, excuse } = useForm<Field>({
    form: 'changePhone',
    initial: { phoneNumber: '', code: '' },
    faultOf: phoneFault,
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(phoneForm.fieldEdited(field)),
  });
  return (
    <ConsoleDialog
      title={t('securitySetting:changePhone')}
      confirm={t('securitySetting:save')}
      busy={status === 'submitting'}
      error={failure.error}
      isTyped={isTyped}
      onClose={() => dispatch(formClosed())}
      onConfirm={(form) => {
        if (!check(form, ['phoneNumber', 'code'])) return;
        dispatch(phoneForm.submitted({ phoneNumber: phoneDigits(values.phoneNumber), code: codeDigits(values.code) }));
      }}
    >
      <PhoneFields
        phone={bind('phoneNumber')}
        code={bind('code')}
        checkPhone={(form) => check(form, ['phoneNumber'])}
        onNewCode={() => excuse('code')}
      />
    </ConsoleDialog>
  );
}
