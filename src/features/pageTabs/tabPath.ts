import type { ApplicationModule } from '../../constants/applications.ts';
import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';
import { childPage } from '../routing/pages.ts';

/** The path of an application's tab. */
export const applicationTab = (module: ApplicationModule) => `${PATHS.child}/${module}`;

/** The page whose tab stands for a path of the shell: an application has one, and so has the company portal. */
export function tabPath(pathname: string): string {
  const child = childPage(pathname);
  if (child) return applicationTab(child.module);
  return isUnder(pathname, PATHS.company) ? PATHS.company : pathname;
}
