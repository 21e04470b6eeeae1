import type { ApplicationModule } from '../../constants/applications.ts';
import { DIALOG_QUERY_ELSEWHERE } from '../../constants/paths.ts';
import { withoutParameters } from '../../lib/query.ts';
import { isUnder, safePath } from '../../lib/safePath.ts';
import { applicationRoot, MIDDLE_PAGE, middlePageOf, outsidePath } from './pages.ts';
import { type PageLocation, partsOf } from './routingSlice.ts';

/** Longer than any legitimate address. */
const LONGEST = 2048;
/** Query parameter of the middle page: where the application continues to (§2). */
export const RETURN_PATH = 'previousRouteFullPath';

const isMiddlePage = (pathname: string, module: ApplicationModule) =>
  pathname.replace(/\/+$/, '') === middlePageOf(module);

/** The path inside its application that a location of the portal represents, with query and hash. */
export function insidePath(
  module: ApplicationModule,
  { pathname, search, hash }: Pick<PageLocation, 'pathname' | 'search' | 'hash'>,
): string {
  const query = withoutParameters(search, Object.values(DIALOG_QUERY_ELSEWHERE));
  return (pathname.slice(applicationRoot(module).length) || '/') + query + hash;
}

/**
 * Where the query of a middle page asks to continue to, or null if it may not (RTE-8): decoded once, a path of this
 * origin, below the same module, and not a middle page, which would lead to itself.
 */
export function returnPath(module: ApplicationModule, search: string): string | null {
  const target = new URLSearchParams(search).get(RETURN_PATH);
  if (target === null || target.length > LONGEST) return null;
  const path = safePath(target);
  if (path === null || path.length > LONGEST) return null;
  const { pathname } = partsOf(path);
  if (!isUnder(pathname, applicationRoot(module)) || isMiddlePage(pathname, module)) return null;
  return path;
}

/**
 * Where a fresh frame of an application starts: on its middle page, told where to continue to; on a public page, at the
 * page itself. A path inside the application.
 */
export function startPath(module: ApplicationModule, location: PageLocation, isPublic: boolean): string {
  const inside = insidePath(module, location);
  if (isPublic) return inside;
  const wanted = isMiddlePage(location.pathname, module)
    ? returnPath(module, location.search)
    : outsidePath(module, inside);
  return `/${MIDDLE_PAGE}${wanted === null ? '' : `?${RETURN_PATH}=${encodeURIComponent(wanted)}`}`;
}
