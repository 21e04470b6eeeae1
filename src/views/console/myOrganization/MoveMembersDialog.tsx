import { useCallback, useId, useState } from 'react';
import { firstNames } from '../../../features/members/firstNames.ts';
import { membersMoveWanted, selectMovingMembers } from '../../../features/members/membersSlice.ts';
import { panelClosed, selectUnits } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { focusField } from '../../common/dom/focusField.ts';
import { Field } from '../../common/form/Field.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import styles from './dialog.module.css';
import { UnitSelect } from './UnitSelect.tsx';
import { useUnitNames } from './useUnitNames.ts';

/**
 * Moves people to another department: says from where, and what happens to a department that one of them leads. After
 * a reload it is not known whom, so there is nothing to ask.
 */
export function MoveMembersDialog() {
  const t = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const { nameOf } = useUnitNames();
  const people = useAppSelector(selectMovingMembers);
  const language = useAppSelector(selectLanguage);
  const units = useAppSelector(selectUnits).data ?? [];
  const [unitId, setUnitId] = useState('');
  const [isSent, setIsSent] = useState(false);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  if (people.length === 0) return null;
  const from = units
    .filter((unit) => people.some(({ organizationUnitId }) => organizationUnitId === unit.id))
    .map((unit) => ({ name: nameOf(unit) }));
  const to = units.find((unit) => unit.id === unitId);
  const left = units.filter(({ id: led, leaderId }) => led !== unitId && people.some((one) => one.id === leaderId));
  const isIdle = people.every(({ organizationUnitId }) => organizationUnitId === unitId);
  const fault = !to ? t('members:moveNowhere') : isIdle ? t('members:moveIdle') : null;
  const send = () => {
    setIsSent(true);
    if (fault === null) dispatch(membersMoveWanted({ people, unitId }));
    else focusField(`${id}unit`);
  };
  return (
    <ConsoleDialog
      title={t('members:moveTitle')}
      confirm={t('members:moveConfirm')}
      isTyped={unitId !== ''}
      onClose={close}
      onConfirm={send}
    >
      <p className={styles.dialogNote}>
        {t('members:moveSentence', { count: people.length, names: firstNames(people, language) })}
      </p>
      {from.length > 0 && (
        <p className={styles.dialogNote}>
          {t('members:moveWay', { from: firstNames(from, language), to: to ? nameOf(to) : '?' })}
        </p>
      )}
      {left.map((unit) => (
        <p key={unit.id} className={styles.dialogNote}>
          {t('members:moveOfHead', { name: unit.leaderName ?? '', unit: nameOf(unit) })}
        </p>
      ))}
      <Field id={`${id}unit`} label={t('members:department')} error={isSent ? fault : null}>
        {(control) => (
          <UnitSelect
            {...control}
            data-autofocus=""
            placeholder={t('members:moveChoose')}
            value={unitId}
            onChange={({ target }) => {
              setIsSent(false);
              setUnitId(target.value);
            }}
          />
        )}
      </Field>
    </ConsoleDialog>
  );
}
