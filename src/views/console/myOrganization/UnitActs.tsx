import { FolderPlus, MoveRight, Pencil, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import {
  renamingBegun,
  selectUnitActs,
  selectUnits,
  unitRemovalWanted,
} from '../../../features/myOrganization/myOrganizationSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { IconButton } from '../../common/IconButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './myOrganization.module.css';
import { useUnitNames } from './useUnitNames.ts';

/** The actions on the shown department, without the keyboard's shortcuts. */
export function UnitActs({ listRef }: { readonly listRef: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { nameOf } = useUnitNames();
  const acts = useAppSelector(selectUnitActs);
  const place = useAppSelector(selectOrganizationPlace);
  const units = useAppSelector(selectUnits).data ?? [];
  const unit = units.find(({ id }) => id === place.unit) ?? units.find(({ parentId }) => parentId === null);
  if (!unit) return null;
  const isBusy = acts.includes(unit.id);
  const named = { unit: nameOf(unit) };
  const remove = () => {
    listRef.current?.focus();
    dispatch(unitRemovalWanted(unit.id));
  };
  return (
    <div
      className={styles.unitActs}
      role="toolbar"
      aria-label={t('myOrganization:acts')}
      title={t('myOrganization:dragHint')}
    >
      <Link
        to={organizationHref({ ...place, unit: unit.id, panel: 'addUnit' })}
        aria-label={t('myOrganization:addOf', named)}
      >
        <Icon of={FolderPlus} size={16} />
      </Link>
      <IconButton aria-label={t('myOrganization:renameOf', named)} onClick={() => dispatch(renamingBegun(unit.id))}>
        <Icon of={Pencil} size={16} />
      </IconButton>
      {unit.parentId !== null && (
        <>
          <Link
            to={organizationHref({ ...place, unit: unit.id, panel: 'moveUnit' })}
            aria-label={t('myOrganization:moveOf', named)}
          >
            <Icon of={MoveRight} size={16} />
          </Link>
          <IconButton aria-label={t('myOrganization:removeOf', named)} busy={isBusy} onClick={remove}>
            <Icon of={Trash2} size={16} />
          </IconButton>
        </>
      )}
    </div>
  );
}
