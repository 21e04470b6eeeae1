import type { AriaAttributes, RefObject } from 'react';
import { renamingBegun, unitRemovalWanted, unitToggled } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import type { UnitRow } from '../../../features/myOrganization/unitTree.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { RowList } from '../../common/RowList.tsx';
import { useRowHeights } from '../../common/rowHeights.ts';
import { useText } from '../../common/useText.ts';
import styles from './myOrganization.module.css';
import { UnitLine } from './UnitLine.tsx';
import { useUnitDrag } from './useUnitDrag.ts';

type UnitRowsProps = { readonly rows: readonly UnitRow[]; readonly listRef: RefObject<HTMLDivElement | null> };

/** The tree with tree keys: arrows open, close and move, Enter chooses; F2, M, Insert and Delete change it. */
export function UnitRows({ rows, listRef }: UnitRowsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const height = useRowHeights().tree;
  const place = useAppSelector(selectOrganizationPlace);
  const root = rows.find(({ level }) => level === 1)?.unit.id;
  const shown = place.unit || root;
  const drag = useUnitDrag(rows);
  const go = (unit: string, panel: 'addUnit' | 'moveUnit' | '' = '') =>
    dispatch(navigationWanted({ to: organizationHref({ unit, panel }) }));
  const pick = ({ unit }: UnitRow, on?: Element) => {
    if (on?.closest('[data-arrow]')) dispatch(unitToggled(unit.id));
    else go(unit.id);
  };
  /** Right opens or enters, left closes or goes to the parent department. */
  const sideways = ({ unit, level, leaf, open }: UnitRow, index: number, step: 1 | -1): number | undefined => {
    if (!leaf && open === (step === -1)) {
      dispatch(unitToggled(unit.id));
      return undefined;
    }
    if (step === 1) return open ? index + 1 : undefined;
    const above = rows.slice(0, index).findLastIndex((row) => row.level < level);
    return above < 0 ? undefined : above;
  };
  const onKey = ({ unit }: UnitRow, key: string): boolean => {
    if (key === 'F2') dispatch(renamingBegun(unit.id));
    else if (key === 'Delete') dispatch(unitRemovalWanted(unit.id));
    else if (key === 'Insert') go(unit.id, 'addUnit');
    else if (key.toLowerCase() === 'm' && unit.parentId !== null) go(unit.id, 'moveUnit');
    else return false;
    return true;
  };
  const ariaOf = ({ unit, level, leaf, open }: UnitRow): AriaAttributes => ({
    'aria-level': level,
    'aria-selected': unit.id === shown,
    ...(!leaf && { 'aria-expanded': open }),
  });
  return (
    <div className={styles.treeRows} {...drag.handlers}>
      <RowList
        listRef={listRef}
        role="tree"
        label={t('myOrganization:tree')}
        multiple={false}
        startAt={shown}
        rows={rows}
        keyOf={({ unit }) => unit.id}
        rowHeight={height}
        ariaOf={ariaOf}
        onPick={pick}
        onKey={onKey}
        onSideways={sideways}
      >
        {(row) => (
          <UnitLine
            row={row}
            isShown={row.unit.id === shown}
            drop={drag.target?.id === row.unit.id ? drag.target.where : null}
            listRef={listRef}
          />
        )}
      </RowList>
    </div>
  );
}
