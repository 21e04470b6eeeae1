import { type Manifest, manifestFiles } from './manifest.ts';

/**
 * Texts in the default language; people who have chosen the other one wait for its texts as before. Those of every page
 * are part of the first script.
 */
const texts = (name: string) => `src/i18n/zh-CN/${name}.ts`;
const PUBLIC_APPLICATION = ['subApps', texts('subApps')];
const SIGNED_IN = ['signedIn', texts('portal')];

/**
 * Source modules and shared chunks of the screen at a path, nearest first. The page's first script would request them
 * only when it runs.
 */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  // Public, so without anything from the signed-in portal.
  '/child/scm/supplier/createSupplierPC': PUBLIC_APPLICATION,
  '/child/scm/supplier/createVendorCertificationPC': PUBLIC_APPLICATION,
  '/login': [],
  '/register': ['src/views/account/RegisterPage.tsx'],
  '/resetPassword': ['src/views/account/ResetPasswordPage.tsx'],
  '/portal': SIGNED_IN,
  '/company': [...SIGNED_IN, 'src/areas/companyPortal.ts', texts('companyPortal')],
  '/console': [...SIGNED_IN, 'src/areas/console.ts', texts('consoleArea')],
  '/child': [...SIGNED_IN, 'subApps', texts('subApps')],
};

/** The screens whose files are worth preloading. */
export const PRELOADED_SCREENS = Object.keys(SCREENS);

/** The screen of `PRELOADED_SCREENS` at a path; undefined for any other path. */
export const screenAt = (path: string): string | undefined =>
  PRELOADED_SCREENS.find((screen) => path === screen || path.startsWith(`${screen}/`));

/**
 * Head elements for the page that shows a screen: one for each file that it waits for and that `page` does not already
 * name. Omits modules that this build does not have: they would only load later.
 */
export function preloads(manifest: Manifest, screen: string, page: string): string {
  return [...manifestFiles(manifest, SCREENS[screen] ?? [])]
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `<link ${kind} crossorigin href="/${file}">`;
    })
    .join('');
}
