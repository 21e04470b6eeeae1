import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';
import { applicationRoot, childPage } from '../routing/pages.ts';

/** The page whose tab stands for a path of the shell: an application has one, and so have the company portal and one's own account. */
export function tabPath(pathname: string): string {
  const child = childPage(pathname);
  if (child) return applicationRoot(child.module);
  return [PATHS.company, PATHS.ownAccount].find((root) => isUnder(pathname, root)) ?? pathname;
}
