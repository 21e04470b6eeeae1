import { APPLICATIONS, type ApplicationModule } from '../../constants/applications.ts';
import { PATHS, PUBLIC_CHILDREN, PUBLIC_PATHS, SHARE_PATHS, SHELL_PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';

/** Entry page of every application (§2). */
export const MIDDLE_PAGE = 'middlePage';

/** The path that all pages of an application are under. */
export const applicationRoot = (module: ApplicationModule) => `${PATHS.child}/${module}`;
/** The portal's path for a path inside an application. */
export const outsidePath = (module: ApplicationModule, path: string) => applicationRoot(module) + path;
/** Where an application begins. */
export const middlePageOf = (module: ApplicationModule) => `${applicationRoot(module)}/${MIDDLE_PAGE}`;

/** The application that a path belongs to, by the module after /child (APP-1); null for any other path. */
export function childPage(pathname: string): { module: ApplicationModule; isPublic: boolean } | null {
  if (!pathname.startsWith(`${PATHS.child}/`)) return null;
  const name = pathname.split('/', 3)[2];
  const application = APPLICATIONS.find(({ module }) => module === name);
  return application ? { module: application.module, isPublic: PUBLIC_CHILDREN.includes(pathname) } : null;
}

const WITHIN = { companyPortal: PATHS.company, console: PATHS.console, subApps: PATHS.child } as const;

/** The area whose pages are at a path within the frame of signed-in pages; null if the frame's own area shows it. */
export function areaWithin(pathname: string): keyof typeof WITHIN | null {
  // The keys of a record of this type are its names.
  const names = Object.keys(WITHIN) as (keyof typeof WITHIN)[];
  return names.find((name) => isUnder(pathname, WITHIN[name])) ?? null;
}

/** The order whose page is at a path; null for any other path. */
export function orderOf(pathname: string): string | null {
  const id = pathname.startsWith(`${PATHS.orderDetail}/`) ? pathname.slice(PATHS.orderDetail.length + 1) : '';
  return id === '' || id.includes('/') ? null : id;
}

/** Whether a path is rendered inside the signed-in shell. */
export const isShellPage = (pathname: string) =>
  SHELL_PATHS.includes(pathname) || orderOf(pathname) !== null || childPage(pathname)?.isPublic === false;

/** Whether a path is open to anybody who follows a link to it, without an account or a known device. */
export const isOpenToVisitors = (pathname: string) =>
  SHARE_PATHS.includes(pathname) || childPage(pathname)?.isPublic === true;

/** Whether a path is open without a token (§2 route guard). */
export const isPublicPage = (pathname: string) => PUBLIC_PATHS.includes(pathname) || isOpenToVisitors(pathname);
