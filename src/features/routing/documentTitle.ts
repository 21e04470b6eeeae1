import type { ApplicationModule } from '../../constants/applications.ts';
import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';
import { childPage } from './pages.ts';

/** The applications that §2 names a title for. */
const CHILD_TITLES: Partial<Record<ApplicationModule, string>> = {
  hr: 'routing:hr',
  crm: 'routing:crm',
  approval: 'routing:bpm',
  oa: 'routing:backend',
};

/** The catalogue key of the area's title, or null if the brand title is shown (RTE-5, specification §2). */
export function areaTitleKey(pathname: string): string | null {
  if (pathname === PATHS.workbench) return 'routing:workbench';
  if (pathname === PATHS.scan) return 'routing:scan';
  if (isUnder(pathname, PATHS.ownAccount)) return 'routing:ownAccount';
  const child = childPage(pathname);
  if (child) return CHILD_TITLES[child.module] ?? null;
  if (isUnder(pathname, PATHS.console)) return 'routing:console';
  return isUnder(pathname, PATHS.company) || isUnder(pathname, PATHS.companyShare) ? 'routing:companyPortal' : null;
}
