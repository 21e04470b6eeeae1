import { useMemo } from 'react';
import { selectTyped } from '../../../features/forms/formsSlice.ts';
import { openValues } from '../../../features/openTenant/openTenantRules.ts';
import { useAppSelector } from '../../../store/hooks.ts';

/** What has been typed in all steps. */
export function useOpenValues() {
  const typed = useAppSelector(selectTyped);
  return useMemo(() => openValues(typed), [typed]);
}
