import type { MemberDetail } from '../../../../contract/members.ts';
import { formTyped } from '../../../features/forms/formsSlice.ts';
import {
  EDIT_FIELDS,
  type EditField,
  editedOf,
  memberEdit,
  memberFault,
} from '../../../features/members/memberForms.ts';
import {
  disablingWanted,
  enablingWanted,
  selectIsActedOn,
  selectMemberEdit,
} from '../../../features/members/membersSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Field } from '../../common/form/Field.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import { MemberGrants } from '../grants/MemberGrants.tsx';
import styles from './dialog.module.css';
import { MemberSessions } from './MemberSessions.tsx';
import { UnitSelect } from './UnitSelect.tsx';

type MemberFormProps = { readonly member: MemberDetail; readonly onClose: () => void };

/**
 * Changes a person's place in the company; typed text survives a refusal and a reload. Devices and grants are below the
 * form, because they do not wait for it to be saved.
 */
export function MemberForm({ member, onClose }: MemberFormProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectMemberEdit);
  const { id, name, isActive } = member;
  const isSwitching = useAppSelector((state) => selectIsActedOn(state, [member]));
  const form = useForm<EditField>({
    form: 'memberEdit',
    initial: editedOf(member),
    faultOf: (field, values) => memberFault(field, values[field]),
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(memberEdit.fieldEdited(field)),
  });
  const department = form.bind('organizationUnitId');
  const send = (element: HTMLFormElement) => {
    if (form.check(element, EDIT_FIELDS)) dispatch(memberEdit.submitted({ ...form.values, id }));
  };
  const switchState = () => {
    onClose();
    dispatch((isActive ? disablingWanted : enablingWanted)([{ id, name }]));
  };
  const isLeader = form.values.isLeader === 'true';
  return (
    <ConsoleDialog
      title={t('members:editOf', { name })}
      confirm={t(status === 'submitting' ? 'members:saving' : 'members:save')}
      busy={status === 'submitting'}
      error={failure.error}
      isTyped={form.isTyped}
      onClose={onClose}
      onConfirm={send}
      beside={
        <section aria-labelledby="member-at-once">
          <h2 id="member-at-once">{t('members:atOnce')}</h2>
          <p className={styles.dialogNote}>{t('members:atOnceNote')}</p>
          <div className={styles.memberState}>
            <TextButton busy={isSwitching} onClick={switchState}>
              {t(isActive ? 'members:disableOf' : 'members:enableOf', { name })}
            </TextButton>
          </div>
          <MemberSessions member={{ id, name }} />
          <MemberGrants memberId={id} />
        </section>
      }
    >
      <FormField {...form.bind('name')} label={t('members:name')} autoComplete="off" required data-autofocus />
      <FormField {...form.bind('englishName')} label={t('members:englishName')} autoComplete="off" />
      <Field id={department.name} label={t('members:department')} error={department.error}>
        {(control) => (
          <UnitSelect
            {...control}
            value={department.value}
            onChange={({ target }) =>
              dispatch(formTyped({ key: 'memberEdit/organizationUnitId', typed: target.value }))
            }
          />
        )}
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isLeader}
          onChange={() => dispatch(formTyped({ key: 'memberEdit/isLeader', typed: String(!isLeader) }))}
        />
        {t('members:isLeader')}
      </label>
      <FormField {...form.bind('jobTitle')} label={t('members:jobTitle')} autoComplete="off" />
      <FormField {...form.bind('employeeNumber')} label={t('members:employeeNumber')} autoComplete="off" />
    </ConsoleDialog>
  );
}
