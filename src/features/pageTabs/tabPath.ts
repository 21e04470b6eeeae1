import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';

/** The page whose tab stands for a path of the shell: the pages of the company portal share one. */
export function tabPath(pathname: string): string {
  return isUnder(pathname, PATHS.company) ? PATHS.company : pathname;
}
