import { selectCompanyName } from '../../features/company/companySlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useCompanyName } from './useCompanyName.ts';

/**
 * The name of a company from the server, in the current language if possible; only the one in force is known in both.
 */
export function useCompanyWords(): (name: string) => string {
  const own = useAppSelector(selectCompanyName);
  const shownOwn = useCompanyName();
  return (name) => (name === own && shownOwn !== null ? shownOwn : name);
}
