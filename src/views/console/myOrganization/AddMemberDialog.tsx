import { useCallback } from 'react';
import { phoneDigits } from '../../../../contract/rules/typed.ts';
import { formTyped } from '../../../features/forms/formsSlice.ts';
import { ADD_FIELDS, type AddField, memberAddition, memberFault } from '../../../features/members/memberForms.ts';
import { selectMemberAddition } from '../../../features/members/membersSlice.ts';
import { panelClosed, selectUnits } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Field } from '../../common/form/Field.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import styles from './dialog.module.css';
import { UnitSelect } from './UnitSelect.tsx';

/** Adds people who have an account and invites everybody else, by phone number. */
export function AddMemberDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { unit } = useAppSelector(selectOrganizationPlace);
  const root = useAppSelector(selectUnits).data?.[0]?.id ?? '';
  const { status, failure } = useAppSelector(selectMemberAddition);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  const form = useForm<AddField>({
    form: 'memberAdd',
    initial: { phoneNumber: '', name: '', jobTitle: '', employeeNumber: '', organizationUnitId: unit },
    faultOf: (field, values) => memberFault(field, values[field]),
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(memberAddition.fieldEdited(field)),
  });
  const department = form.bind('organizationUnitId');
  const send = (element: HTMLFormElement) => {
    if (!form.check(element, ADD_FIELDS)) return;
    const phoneNumber = phoneDigits(form.values.phoneNumber);
    dispatch(memberAddition.submitted({ ...form.values, phoneNumber }));
  };
  return (
    <ConsoleDialog
      title={t('members:addTitle')}
      confirm={t(status === 'submitting' ? 'members:adding' : 'members:addConfirm')}
      busy={status === 'submitting'}
      error={failure.error}
      isTyped={form.isTyped}
      onClose={close}
      onConfirm={send}
    >
      <p className={styles.dialogNote}>{t('members:addNote')}</p>
      <FormField
        {...form.bind('phoneNumber')}
        label={t('members:phone')}
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
      />
      <FormField {...form.bind('name')} label={t('members:name')} autoComplete="off" required />
      <Field id={department.name} label={t('members:department')} error={department.error}>
        {(control) => (
          <UnitSelect
            {...control}
            value={department.value || root}
            onChange={({ target }) => dispatch(formTyped({ key: 'memberAdd/organizationUnitId', typed: target.value }))}
          />
        )}
      </Field>
      <FormField {...form.bind('jobTitle')} label={t('members:jobTitle')} autoComplete="off" />
      <FormField {...form.bind('employeeNumber')} label={t('members:employeeNumber')} autoComplete="off" />
    </ConsoleDialog>
  );
}
