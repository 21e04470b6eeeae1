/** Paths of the portal's own screens (specification §2); the portal itself knows their sub-paths. */
const EXACT = new Set([
  '/',
  '/portal',
  '/login',
  '/register',
  '/verifySecretProtectionPhoneNumber',
  '/resetPassword',
  '/notMe',
  '/404',
  '/loading-page',
  '/scan',
  '/ownAccount',
  '/ownAccount/personalInfo',
  '/ownAccount/securitySetting',
]);
const PREFIXES = ['/company', '/companyShare', '/child', '/console', '/redirect', '/replay'];

/** Whether the portal has a screen there; any other address gets its page with status 404. */
export function isPortalPath(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return EXACT.has(plain) || PREFIXES.some((prefix) => plain === prefix || plain.startsWith(`${prefix}/`));
}

/** True for paths reserved for calls: an unknown one is answered with an envelope, never with a page. */
export function isCallPath(path: string): boolean {
  return ['/api', '/connect', '/signalr-hubs'].some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
