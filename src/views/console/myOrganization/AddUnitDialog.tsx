import { useCallback } from 'react';
import {
  panelClosed,
  selectUnitAddition,
  selectUnits,
  UNIT_FIELDS,
  type UnitField,
  unitAddition,
} from '../../../features/myOrganization/myOrganizationSlice.ts';
import { selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { unitNameFault } from '../../../features/myOrganization/unitNames.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import { useUnitNames } from './useUnitNames.ts';

/** Adds a department below the one in the address, otherwise the root; typed text survives a refusal and a reload. */
export function AddUnitDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { nameOf } = useUnitNames();
  const { unit } = useAppSelector(selectOrganizationPlace);
  const units = useAppSelector(selectUnits).data ?? [];
  const parent = units.find(({ id }) => id === unit) ?? units[0];
  const { status, failure } = useAppSelector(selectUnitAddition);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  const form = useForm<UnitField>({
    form: 'unitAdd',
    initial: { displayName: '', englishName: '' },
    faultOf: (field, values) => unitNameFault(field, values[field]),
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(unitAddition.fieldEdited(field)),
  });
  if (!parent) return null;
  const send = (element: HTMLFormElement) => {
    if (form.check(element, UNIT_FIELDS)) dispatch(unitAddition.submitted({ ...form.values, parentId: parent.id }));
  };
  return (
    <ConsoleDialog
      title={t('myOrganization:addOf', { unit: nameOf(parent) })}
      confirm={t(status === 'submitting' ? 'myOrganization:adding' : 'myOrganization:addConfirm')}
      busy={status === 'submitting'}
      error={failure.error}
      isTyped={form.isTyped}
      onClose={close}
      onConfirm={send}
    >
      <FormField
        {...form.bind('displayName')}
        label={t('myOrganization:name')}
        autoComplete="off"
        required
        data-autofocus
      />
      <FormField
        {...form.bind('englishName')}
        label={t('myOrganization:englishName')}
        hint={t('myOrganization:englishNameHint')}
        autoComplete="off"
      />
    </ConsoleDialog>
  );
}
