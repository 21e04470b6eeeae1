import { ChevronDown, ChevronRight, RotateCcw } from 'lucide-react';
import { type AriaAttributes, type RefObject, useMemo } from 'react';
import {
  departmentPeople,
  departments,
  departmentToggled,
  personToggled,
} from '../../features/selectPerson/selectPersonEvents.ts';
import { selectChosenIds, selectSelectPerson, selectTreeRows } from '../../features/selectPerson/selectPersonSlice.ts';
import { RECENT_GROUP, type TreeRow } from '../../features/selectPerson/treeRows.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { EmptyState } from '../common/EmptyState.tsx';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { RowList } from '../common/RowList.tsx';
import { useRowHeights } from '../common/rowHeights.ts';
import { useText } from '../common/useText.ts';
import { Box } from './Box.tsx';
import { RetryState } from './RetryState.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import styles from './selectPerson.module.css';

const isOpen = (row: TreeRow) => (row.kind === 'department' || row.kind === 'recent') && row.open;
const canOpen = (row: TreeRow) => row.kind === 'recent' || (row.kind === 'department' && !row.leaf);

/** Departments with their people. A department opens and closes; only people can be chosen (§5). */
export function OrganisationTree({ listRef }: { readonly listRef: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectTreeRows);
  const chosen = useAppSelector(selectChosenIds);
  const { multiple, departments: load } = useAppSelector(selectSelectPerson);
  const height = useRowHeights().tree;
  if (rows === null) {
    if (load.status !== 'failed') return <RowsSkeleton height={height} label={t('selectPerson:loadingTree')} />;
    const retry = () => dispatch(departments.wanted());
    return <RetryState title={t('selectPerson:treeFailed')} error={load.error} onRetry={retry} />;
  }
  if (rows.length === 0)
    return <EmptyState title={t('selectPerson:treeEmpty')} sentence={t('selectPerson:treeEmptySentence')} />;

  const ariaOf = (row: TreeRow): AriaAttributes => ({
    'aria-level': row.level,
    ...(canOpen(row) && { 'aria-expanded': isOpen(row) }),
    ...(row.kind === 'person' && { 'aria-checked': chosen.has(row.person.userId) }),
  });
  const toggle = (row: TreeRow) => {
    if (row.kind === 'department') dispatch(departmentToggled(row.unitId));
    if (row.kind === 'recent') dispatch(departmentToggled(RECENT_GROUP));
  };
  const pick = (row: TreeRow) => {
    if (canOpen(row)) toggle(row);
    else if (row.kind === 'person') dispatch(personToggled(row.person));
    else if (row.kind === 'failed') dispatch(departmentPeople.wanted(row.unitId));
  };
  /** Right opens or enters, left closes or goes to the parent department. */
  const sideways = (row: TreeRow, index: number, step: 1 | -1): number | undefined => {
    if (canOpen(row) && isOpen(row) === (step === -1)) {
      toggle(row);
      return undefined;
    }
    if (step === 1) return isOpen(row) ? index + 1 : undefined;
    const above = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
    return above < 0 ? undefined : above;
  };
  return (
    <RowList
      listRef={listRef}
      role="tree"
      label={t('selectPerson:tree')}
      multiple={multiple}
      rows={rows}
      keyOf={({ key }) => key}
      rowHeight={height}
      ariaOf={ariaOf}
      onPick={pick}
      onSideways={sideways}
    >
      {(row) => (
        <TreeLine row={row} checked={row.kind === 'person' && chosen.has(row.person.userId)} multiple={multiple} />
      )}
    </RowList>
  );
}

type TreeLineProps = { readonly row: TreeRow; readonly checked: boolean; readonly multiple: boolean };

function TreeLine({ row, checked, multiple }: TreeLineProps) {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const style = useMemo(() => ({ paddingInlineStart: 8 + (row.level - 1) * 18 }), [row.level]);
  switch (row.kind) {
    case 'recent':
    case 'department':
      return (
        <div className={styles.treeLine} style={style}>
          <span className={styles.treeArrow}>
            {canOpen(row) && <Icon of={row.open ? ChevronDown : ChevronRight} size={16} />}
          </span>
          <span className={looks.ellipsis}>{row.kind === 'recent' ? t('selectPerson:recent') : row.name}</span>
          {row.kind === 'department' && row.count !== null && (
            <span className={`${styles.treeCount} ${looks.num}`}>{row.count.toLocaleString(language)}</span>
          )}
        </div>
      );
    case 'person':
      return (
        <div className={styles.treeLine} style={style}>
          <Box checked={checked} multiple={multiple} />
          <Avatar name={row.person.userName} size={22} />
          <span className={styles.treeName}>{row.person.userName}</span>
          {row.note && <span className={`${styles.treeNote} ${looks.ellipsis}`}>{row.note}</span>}
        </div>
      );
    case 'failed':
      return (
        <div className={`${styles.treeLine} ${styles.treeFailed}`} style={style}>
          <Icon of={RotateCcw} size={14} />
          <span className={looks.ellipsis}>{t('selectPerson:peopleFailed')}</span>
        </div>
      );
    default:
      return (
        <div className={`${styles.treeLine} ${styles.treeNote}`} style={style}>
          <span className={styles.treeArrow} />
          {t(row.kind === 'loading' ? 'selectPerson:loadingPeople' : 'selectPerson:nobodyHere')}
        </div>
      );
  }
}
