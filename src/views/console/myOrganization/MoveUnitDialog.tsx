import { useCallback, useId, useState } from 'react';
import { panelClosed, selectUnits, unitMoveWanted } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { below, mayMoveTo, placeOf } from '../../../features/myOrganization/unitTree.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { focusField } from '../../common/dom/focusField.ts';
import { Field } from '../../common/form/Field.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import styles from './dialog.module.css';
import { UnitSelect } from './UnitSelect.tsx';
import { useUnitNames } from './useUnitNames.ts';

/** Moves a department without a pointer: the new parent, and the position below it. */
export function MoveUnitDialog() {
  const t = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const { nameOf } = useUnitNames();
  const { unit: moved } = useAppSelector(selectOrganizationPlace);
  const units = useAppSelector(selectUnits).data ?? [];
  const own = units.find(({ id: one }) => one === moved);
  const from = placeOf(units, moved);
  const [chosen, setChosen] = useState<{ parentId: string; position: number } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  if (!from) return null;
  const to = chosen ?? from;
  const siblings = below(units, to.parentId).filter((one) => one.id !== moved);
  const choose = (place: typeof from) => {
    setIsRefused(false);
    setChosen(place);
  };
  const isIdle = to.parentId === from.parentId && to.position === from.position;
  const send = () => {
    setIsRefused(isIdle);
    if (isIdle) focusField(`${id}parent`);
    else dispatch(unitMoveWanted({ id: moved, ...to }));
  };
  const lastBelow = (parentId: string) => below(units, parentId).filter((one) => one.id !== moved).length;
  return (
    <ConsoleDialog
      title={t('myOrganization:moveOf', { unit: own ? nameOf(own) : '' })}
      confirm={t('myOrganization:moveConfirm')}
      isTyped={!isIdle}
      onClose={close}
      onConfirm={send}
    >
      <Field
        id={`${id}parent`}
        label={t('myOrganization:parent')}
        error={isRefused ? t('myOrganization:moveIdle') : null}
      >
        {(control) => (
          <UnitSelect
            {...control}
            data-autofocus=""
            value={to.parentId}
            isOut={(parentId) => !mayMoveTo(units, moved, parentId)}
            onChange={({ target: { value } }) => choose({ parentId: value, position: lastBelow(value) })}
          />
        )}
      </Field>
      <Field id={`${id}place`} label={t('myOrganization:place')} error={null}>
        {(control) => (
          <select
            {...control}
            className={styles.choice}
            value={to.position}
            onChange={({ target }) => choose({ parentId: to.parentId, position: Number(target.value) })}
          >
            <option value={0}>{t('myOrganization:placeFirst')}</option>
            {siblings.map((one, index) => (
              <option key={one.id} value={index + 1}>
                {t('myOrganization:placeAfter', { unit: nameOf(one) })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ConsoleDialog>
  );
}
