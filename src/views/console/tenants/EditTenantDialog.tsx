import { useId } from 'react';
import { isEndDay } from '../../../../contract/rules/days.ts';
import type { Tenant } from '../../../../contract/tenants.ts';
import { formTyped } from '../../../features/forms/formsSlice.ts';
import {
  editDiscarded,
  selectTenantEdit,
  selectTenantEditions,
  TENANT_EDIT_FIELDS,
  type TenantEditField,
  tenantEdit,
} from '../../../features/tenants/tenantsSlice.ts';
import { isUserLimit } from '../../../lib/typedCount.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Field } from '../../common/form/Field.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import styles from './editTenant.module.css';

/** Our own rules; empty means no limit and no end. */
function faultOf(field: TenantEditField, values: Readonly<Record<TenantEditField, string>>) {
  const value = values[field].trim();
  if (field === 'userLimit' && value !== '' && !isUserLimit(value)) return 'tenants:userLimitFault' as const;
  if (field === 'expireDate' && value !== '' && !isEndDay(value)) return 'tenants:expireDateFault' as const;
  return null;
}

/** Changes a company's subscription; typed text survives a refusal and a reload. */
export function EditTenantDialog({ tenant }: { readonly tenant: Tenant }) {
  const t = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectTenantEdit);
  const editions = useAppSelector(selectTenantEditions).data ?? [];
  const form = useForm<TenantEditField>({
    form: 'tenantEdit',
    initial: {
      editionCode: tenant.editionCode ?? '',
      expireDate: tenant.expireDate ?? '',
      userLimit: tenant.userLimit === null ? '' : String(tenant.userLimit),
    },
    faultOf,
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(tenantEdit.fieldEdited(field)),
  });
  const send = (element: HTMLFormElement) => {
    if (form.check(element, TENANT_EDIT_FIELDS)) dispatch(tenantEdit.submitted({ ...form.values, tenant }));
  };
  const edition = form.bind('editionCode');
  const choose = (code: string) => {
    dispatch(formTyped({ key: 'tenantEdit/editionCode', typed: code }));
    dispatch(tenantEdit.fieldEdited('editionCode'));
  };
  return (
    <ConsoleDialog
      title={t('tenants:editTitle', { company: tenant.displayName })}
      confirm={t(status === 'submitting' ? 'tenants:saving' : 'tenants:save')}
      busy={status === 'submitting'}
      error={failure.error}
      isTyped={form.isTyped}
      onClose={() => dispatch(editDiscarded())}
      onConfirm={send}
    >
      <Field id={`${id}edition`} label={t('tenants:edition')} error={edition.error}>
        {(control) => (
          <select
            {...control}
            name={edition.name}
            className={styles.editTenantSelect}
            data-autofocus
            value={edition.value}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('tenants:noEdition')}</option>
            {editions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormField
        {...form.bind('userLimit')}
        label={t('tenants:userLimit')}
        hint={t('tenants:userLimitHint', { count: tenant.userCount })}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormField
        {...form.bind('expireDate')}
        type="date"
        label={t('tenants:expireDate')}
        hint={t('tenants:expireDateHint')}
      />
      <p className={styles.editTenantNote}>{t('tenants:editNote')}</p>
    </ConsoleDialog>
  );
}
