import { filesOf, type Manifest } from './manifest.ts';

/** Texts in the language that everybody begins with; whoever has chosen the other one waits for its texts as before. */
const texts = (name: string) => `src/i18n/zh-CN/${name}.ts`;
const PUBLIC_APPLICATION = ['subApps', texts('entry'), texts('subApps')];
const SIGNED_IN = ['signedIn', texts('entry'), texts('portal')];

/** Source modules and shared chunks of the screen at a path, which the page's first script would ask for only when it runs; the nearest first. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  // Open to everybody, so without anything of the signed-in portal.
  '/child/scm/supplier/createSupplierPC': PUBLIC_APPLICATION,
  '/child/scm/supplier/createVendorCertificationPC': PUBLIC_APPLICATION,
  '/login': [texts('entry')],
  '/register': ['src/views/account/RegisterPage.tsx', texts('entry')],
  '/resetPassword': ['src/views/account/ResetPasswordPage.tsx', texts('entry')],
  '/portal': SIGNED_IN,
  '/company': [...SIGNED_IN, 'src/areas/companyPortal.ts', texts('companyPortal')],
  '/console': [...SIGNED_IN, 'src/areas/console.ts', texts('consoleArea')],
  '/child': [...SIGNED_IN, 'subApps', texts('subApps')],
};

/** The screens whose files are worth a request beside the first script. */
export const PRELOADED_SCREENS = Object.keys(SCREENS);

/** The screen of `PRELOADED_SCREENS` that stands at a path; undefined for any other path. */
export const screenAt = (path: string): string | undefined =>
  PRELOADED_SCREENS.find((screen) => path === screen || path.startsWith(`${screen}/`));

/**
 * Elements for the head of the page that shows a screen: one for each file that it waits for besides those that `page` names
 * already. A module that this build does not have is left out: it would only come later.
 */
export function preloads(manifest: Manifest, screen: string, page: string): string {
  return [...filesOf(manifest, SCREENS[screen] ?? [])]
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `<link ${kind} crossorigin href="/${file}">`;
    })
    .join('');
}
