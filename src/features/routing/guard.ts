import type { ApplicationModule } from '../../constants/applications.ts';
import { ACCOUNT_FORM_PATHS, OTHER_PATHS, PATHS, SESSION_ENDING_PATHS } from '../../constants/paths.ts';
import { isUnder, safePath } from '../../lib/safePath.ts';
import { childPage, isPublicPage, isShellPage, middlePageOf } from './pages.ts';

/** The guard's verdict on a path: show it, or go elsewhere first. */
export type GuardDecision = { kind: 'allow'; endsSession: boolean } | { kind: 'redirect'; to: string };

/** Query parameter of /login that carries the deep link through sign-in. */
export const RETURN_PARAMETER = 'redirect';

const isShown = (pathname: string) => isPublicPage(pathname) || isShellPage(pathname) || pathname === PATHS.loadingPage;

/**
 * The route guard of specification §2 (RTE-2, RTE-3, RTE-6): pure, given a path of this origin and whether there is a
 * token. /loading-page enters `application`, the stored one, if there is one. A path without a screen leads to /404,
 * /redirect{path} re-enters its path, and a trailing slash is ignored.
 */
export function guardDecision(
  href: string,
  signedIn: boolean,
  application: ApplicationModule | null = null,
): GuardDecision {
  const { pathname, rest } = split(href);
  const child = childPage(pathname);
  // Below its module, an application owns its paths.
  const bare = child ? pathname : pathname.replace(/(?<=.)\/+$/, '');
  if (bare !== pathname) return { kind: 'redirect', to: bare + rest };
  if (pathname === PATHS.root) return { kind: 'redirect', to: signedIn ? PATHS.workbench : PATHS.login };
  const whole = OTHER_PATHS[pathname];
  if (whole !== undefined) return { kind: 'redirect', to: whole + rest };
  if (isUnder(pathname, PATHS.redirect)) {
    const target = safePath((pathname.slice(PATHS.redirect.length) || PATHS.root) + rest);
    return { kind: 'redirect', to: target ?? PATHS.root };
  }
  if (child && /^\/[^/]*\/[^/]*\/*$/.test(pathname)) return { kind: 'redirect', to: middlePageOf(child.module) + rest };
  if (signedIn && pathname === PATHS.loadingPage && application)
    return { kind: 'redirect', to: middlePageOf(application) };
  if (signedIn && SESSION_ENDING_PATHS.includes(pathname)) return { kind: 'allow', endsSession: true };
  if (!signedIn && !isPublicPage(pathname)) return { kind: 'redirect', to: loginPathFor(href) };
  if (!isShown(pathname)) return { kind: 'redirect', to: PATHS.notFound };
  return { kind: 'allow', endsSession: false };
}

/** The sign-in path that leads back to `href` afterwards. */
export function loginPathFor(href: string): string {
  const target = safePath(href);
  return target === null || target === PATHS.workbench
    ? PATHS.login
    : `${PATHS.login}?${RETURN_PARAMETER}=${encodeURIComponent(target)}`;
}

/**
 * Where sign-in leads: the query's deep link if it is safe and requires sign-in, else the workbench. A detour is
 * refused, since it could end at a path that ends the session.
 */
export function returnTarget(search: string): string {
  const target = safePath(new URLSearchParams(search).get(RETURN_PARAMETER));
  if (target === null) return PATHS.workbench;
  const { pathname } = split(target);
  return isPublicPage(pathname) || isUnder(pathname, PATHS.redirect) ? PATHS.workbench : target;
}

const isAccountScreen = (path: string) => path === PATHS.login || ACCOUNT_FORM_PATHS.includes(path);

/** The path to go to: one account screen hands the deep link on to the next, so that sign-in still leads there. */
export function withDeepLink(
  href: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const target = new URLSearchParams(search).get(RETURN_PARAMETER);
  if (target === null || isAccountScreen(split(target).pathname)) return href;
  const isHandedOn = href !== pathname && isAccountScreen(href) && isAccountScreen(pathname);
  return isHandedOn ? `${href}?${RETURN_PARAMETER}=${encodeURIComponent(target)}` : href;
}

function split(href: string): { pathname: string; rest: string } {
  const at = href.search(/[?#]/);
  return at < 0 ? { pathname: href, rest: '' } : { pathname: href.slice(0, at), rest: href.slice(at) };
}
