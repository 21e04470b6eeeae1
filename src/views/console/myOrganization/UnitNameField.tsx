import { type KeyboardEvent, type RefObject, useCallback, useId, useState } from 'react';
import type { ManagedUnit } from '../../../../contract/organizationUnits.ts';
import { renamingLeft, selectNewName, unitNewName } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { unitNameFault } from '../../../features/myOrganization/unitNames.ts';
import { shownName, unitName } from '../../../features/myOrganization/unitTree.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { borrowFocus } from '../../common/dom/borrowFocus.ts';
import { isComposing } from '../../common/dom/useDocumentKeys.ts';
import { useText } from '../../common/useText.ts';
import styles from './myOrganization.module.css';

type UnitNameFieldProps = { readonly unit: ManagedUnit; readonly listRef: RefObject<HTMLDivElement | null> };

/**
 * Enter and leaving the field rename; Escape keeps the old name. A refusal, here or by the server, appears below the
 * field, which stays open with what was typed.
 */
export function UnitNameField({ unit, listRef }: UnitNameFieldProps) {
  const t = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const { status, failure } = useAppSelector(selectNewName);
  const refusal = failure.error;
  const name = unitName(unit, language);
  const [typed, setTyped] = useState(name);
  /** What has been sent, or found wrong here; null while the field has a different value. */
  const [settled, setSettled] = useState<string | null>(null);
  // Always the same function, so that it runs only when the field appears.
  const begin = useCallback(
    (field: HTMLInputElement | null) => {
      const giveBack = borrowFocus(field, listRef.current);
      field?.select();
      return giveBack;
    },
    [listRef],
  );
  const fault = unitNameFault(shownName(unit, language), typed);
  const isFaulty = settled === typed && (fault !== null || refusal !== null);
  const error = isFaulty && (fault === null ? refusal && t(refusal) : t(fault));
  const words = error || (unit.parentId === null ? t('myOrganization:rootNameHint') : null);
  const settle = () => {
    setSettled(typed);
    if (typed === name) dispatch(renamingLeft(unit.id));
    else if (fault === null) dispatch(unitNewName.submitted({ id: unit.id, name: typed }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') settle();
    else dispatch(renamingLeft(unit.id));
  };
  return (
    <span className={styles.unitField}>
      <input
        ref={begin}
        className={styles.unitName}
        aria-label={t('myOrganization:renameOf', { unit: name })}
        aria-invalid={isFaulty}
        aria-describedby={words ? `${id}words` : undefined}
        value={typed}
        autoComplete="off"
        readOnly={status === 'submitting'}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        // Skips a name already sent or already reported.
        onBlur={() => settled !== typed && settle()}
      />
      {words && (
        <span id={`${id}words`} className={styles.unitWords} role={error ? 'alert' : undefined}>
          {words}
        </span>
      )}
    </span>
  );
}
