import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';
import { applicationRoot, childPage } from '../routing/pages.ts';

/**
 * The page whose tab represents a path of the shell: each application has one, as do the company portal and the own
 * account.
 */
export function tabPath(pathname: string): string {
  const child = childPage(pathname);
  if (child) return applicationRoot(child.module);
  return [PATHS.company, PATHS.ownAccount].find((root) => isUnder(pathname, root)) ?? pathname;
}
