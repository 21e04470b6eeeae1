import type { ComponentProps } from 'react';
import { selectUnits } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { unitRows } from '../../../features/myOrganization/unitTree.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import styles from './dialog.module.css';
import { useUnitNames } from './useUnitNames.ts';

type UnitSelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  /** Departments that cannot be chosen. */
  readonly isOut?: (id: string) => boolean;
  /** The placeholder while none is chosen. */
  readonly placeholder?: string;
};

/** Chooses a department; the browser's native list, which works with every keyboard, finger and screen reader. */
export function UnitSelect({ isOut, placeholder, ...select }: UnitSelectProps) {
  const units = useAppSelector(selectUnits).data ?? [];
  const { nameOf } = useUnitNames();
  const all = units.map(({ id }) => id);
  return (
    <select {...select} className={styles.choice}>
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {unitRows(units, all, '').map(({ unit, level }) => (
        <option key={unit.id} value={unit.id} disabled={isOut?.(unit.id)}>
          {`${'\u2003'.repeat(level - 1)}${nameOf(unit)}`}
        </option>
      ))}
    </select>
  );
}
