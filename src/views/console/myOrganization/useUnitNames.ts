import { selectUnits } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { type NamedUnit, unitName } from '../../../features/myOrganization/unitTree.ts';
import { selectLanguage } from '../../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';

/** A person's department, as lists of people name it. */
interface Place {
  readonly organizationUnitId: string | null;
  readonly organizationUnitName: string | null;
}

/** The names of departments in the person's language. */
export function useUnitNames() {
  const language = useAppSelector(selectLanguage);
  const units = useAppSelector(selectUnits).data;
  const nameOf = (unit: NamedUnit) => unitName(unit, language);
  /** The tree knows a department's English name; a list of people does not. */
  const departmentOf = ({ organizationUnitId, organizationUnitName }: Place) => {
    const unit = units?.find(({ id }) => id === organizationUnitId);
    return unit ? nameOf(unit) : (organizationUnitName ?? '–');
  };
  return { nameOf, departmentOf };
}
