import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';

/** The catalogue key of the area's title, or null if the brand title is shown (RTE-5, specification §2). */
export function areaTitleKey(pathname: string): string | null {
  if (pathname === PATHS.workbench) return 'routing:workbench';
  return isUnder(pathname, PATHS.company) || isUnder(pathname, PATHS.companyShare) ? 'routing:companyPortal' : null;
}
