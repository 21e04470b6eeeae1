import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { renameAsked, renamingLeft, selectRenaming } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { type UnitRow, unitName } from '../../../features/myOrganization/unitTree.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { isComposing } from '../../common/dom/useDocumentKeys.ts';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import { useText } from '../../common/useText.ts';
import styles from './myOrganization.module.css';
import type { DropPlace } from './useUnitDrag.ts';

type ListRef = RefObject<HTMLDivElement | null>;
type UnitLineProps = {
  readonly row: UnitRow;
  readonly isShown: boolean;
  /** Where what is dragged would land. */
  readonly drop: DropPlace | null;
  readonly listRef: ListRef;
};

/** One department: arrow, name or the field that renames it, and how many people are in it and below. */
export function UnitLine({ row: { unit, level, leaf, open }, isShown, drop, listRef }: UnitLineProps) {
  const language = useAppSelector(selectLanguage);
  const renaming = useAppSelector(selectRenaming) === unit.id;
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
      {renaming ? (
        <NameField id={unit.id} name={name} listRef={listRef} />
      ) : (
        <span className={looks.ellipsis}>{name}</span>
      )}
      <span className={`${styles.unitCount} ${looks.num}`}>{unit.totalMemberCount.toLocaleString(language)}</span>
    </div>
  );
}

/** Leaving the field renames, by Enter too; Escape puts the name back before. */
function NameField({ id, name, listRef }: { readonly id: string; readonly name: string; readonly listRef: ListRef }) {
  const t = useText();
  const dispatch = useAppDispatch();
  // Always the same one, so that it runs only when the field appears.
  const begin = useCallback((field: HTMLInputElement | null) => {
    field?.focus();
    field?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') event.currentTarget.value = name;
    // It leaves the field, and that decides.
    listRef.current?.focus();
  };
  return (
    <input
      ref={begin}
      className={styles.unitName}
      aria-label={t('myOrganization:renameOf', { unit: name })}
      defaultValue={name}
      maxLength={64}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={({ target }) =>
        dispatch(target.value === name ? renamingLeft() : renameAsked({ id, name: target.value }))
      }
    />
  );
}
