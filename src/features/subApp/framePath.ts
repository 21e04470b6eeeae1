import type { ApplicationModule } from '../../constants/applications.ts';
import { RETURN_PATH, startPath } from '../routing/childPath.ts';
import { MIDDLE_PAGE, outsidePath } from '../routing/pages.ts';
import { partsOf } from '../routing/routingSlice.ts';

/** Where a fresh frame starts that should end up at `path` inside its application. */
export function beginningOf(module: ApplicationModule, path: string, isPublic: boolean): string {
  return startPath(module, { ...partsOf(outsidePath(module, path)), key: '' }, isPublic);
}

/** The `id` of a frame's element, by which it is found in the document. */
export const frameId = (instance: string) => `frame-${instance}`;

/** The `name` of a frame's element. */
export const frameName = ({ module, instance }: { readonly module: ApplicationModule; readonly instance: string }) =>
  `sub-app-${module}-${instance}`;

/** The middle page inside its application. */
export const MIDDLE_PATH = `/${MIDDLE_PAGE}`;

/**
 * Whether a path inside an application is its middle page on the way to another one: not to be shown in the address
 * bar, nor returned to.
 */
export function isPassage(path: string): boolean {
  const { pathname, search } = partsOf(path);
  return pathname === MIDDLE_PATH && new URLSearchParams(search).has(RETURN_PATH);
}

/**
 * The address of a path inside an application. Its root stands for its middle page, as for everybody who follows a link
 * to it (§2).
 */
export const addressedPath = (path: string): string => path.replace(/^\/(?=[?#]|$)/, MIDDLE_PATH);
