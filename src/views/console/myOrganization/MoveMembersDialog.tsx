import { useCallback, useId, useState } from 'react';
import { firstNames } from '../../../features/members/firstNames.ts';
import { membersMoveAsked, selectChosenMembers } from '../../../features/members/membersSlice.ts';
import { panelClosed, selectUnits } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Field } from '../../common/form/Field.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import styles from './dialog.module.css';
import { UnitSelect } from './UnitSelect.tsx';

/** Moves the chosen people to another department. After a reload nobody is chosen, so there is nothing to ask. */
export function MoveMembersDialog() {
  const t = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectChosenMembers);
  const language = useAppSelector(selectLanguage);
  const { unit } = useAppSelector(selectOrganizationPlace);
  const root = useAppSelector(selectUnits).data?.[0]?.id ?? '';
  const [chosen, setChosen] = useState('');
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  if (people.length === 0) return null;
  const unitId = chosen || unit || root;
  const names = firstNames(people, language);
  return (
    <ConsoleDialog
      title={t('members:moveTitle')}
      confirm={t('members:moveConfirm')}
      onClose={close}
      onConfirm={() => dispatch(membersMoveAsked({ people, unitId }))}
    >
      <p className={styles.dialogNote}>{t('members:moveSentence', { count: people.length, names })}</p>
      <Field id={`${id}unit`} label={t('members:department')} error={null}>
        {(control) => (
          <UnitSelect
            {...control}
            data-autofocus=""
            value={unitId}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
    </ConsoleDialog>
  );
}
