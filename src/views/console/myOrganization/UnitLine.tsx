import { ChevronDown, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { selectRenamed } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { type UnitRow, unitName } from '../../../features/myOrganization/unitTree.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import styles from './myOrganization.module.css';
import { UnitNameField } from './UnitNameField.tsx';
import type { DropPlace } from './useUnitDrag.ts';

type UnitLineProps = {
  readonly row: UnitRow;
  readonly isShown: boolean;
  /** Where the dragged department would land. */
  readonly drop: DropPlace | null;
  readonly listRef: RefObject<HTMLDivElement | null>;
};

/** One department: arrow, name or the field that renames it, and how many people are in it and below. */
export function UnitLine({ row: { unit, level, leaf, open }, isShown, drop, listRef }: UnitLineProps) {
  const language = useAppSelector(selectLanguage);
  const renaming = useAppSelector(selectRenamed) === unit.id;
  const name = unitName(unit, language);
  return (
    <div
      className={styles.unitLine}
      style={{ paddingInlineStart: 8 + (level - 1) * 18 }}
      data-shown={isShown || undefined}
      data-drop={drop ?? undefined}
    >
      <span className={styles.unitArrow} data-arrow={leaf ? undefined : ''}>
        {!leaf && <Icon of={open ? ChevronDown : ChevronRight} size={16} />}
      </span>
      {renaming ? <UnitNameField unit={unit} listRef={listRef} /> : <span className={looks.ellipsis}>{name}</span>}
      <span className={`${styles.unitCount} ${looks.num}`}>{unit.totalMemberCount.toLocaleString(language)}</span>
    </div>
  );
}
