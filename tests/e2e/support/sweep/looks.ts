import type { Page } from '@playwright/test';
import { ELEMENT_SIZES, LANGUAGES, type Settings, STYLES } from '../../../../src/features/settings/settingsSlice.ts';

/** A desktop, a phone, and a desktop of 1280 × 1024 at 400 % zoom, where text must reflow (WCAG 1.4.10). */
export const WINDOWS = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  zoomed: { width: 320, height: 256 },
} as const;
export type WindowName = keyof typeof WINDOWS;
const WINDOW_NAMES = ['desk', 'phone', 'zoomed'] as const satisfies readonly WindowName[];

/** The conditions in which a screen may be viewed. */
export interface Look extends Pick<Settings, 'language' | 'style' | 'size'> {
  readonly window: WindowName;
}

/** What somebody sees who has chosen nothing. */
export const PLAIN = { language: 'zh-CN', style: 'default', size: 'default' } as const;

/** Every look: 54. Those of one window are consecutive, since a screen is opened once per window. */
export const EVERY_LOOK: readonly Look[] = WINDOW_NAMES.flatMap((window) =>
  LANGUAGES.flatMap((language) =>
    STYLES.flatMap((style) => ELEMENT_SIZES.map((size) => ({ window, language, style, size }))),
  ),
);

/** Nine looks that cover every pair of values: of windows, styles, sizes and languages. */
export const PAIRWISE: readonly Look[] = WINDOW_NAMES.flatMap((window, row) =>
  STYLES.map((style, column) => ({
    window,
    style,
    size: ELEMENT_SIZES[(row + column) % ELEMENT_SIZES.length] ?? 'default',
    language: row === column ? 'en-US' : 'zh-CN',
  })),
);

export const lookName = ({ window, language, style, size }: Look): string => `${window} ${language} ${style} ${size}`;

/** Settings as another tab would store them: the page follows at once, with everything that is open in it. */
export async function dress(page: Page, { language, style, size }: Omit<Look, 'window'>): Promise<void> {
  await page.evaluate(
    (settings) => {
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem('settings') ?? '{}'), ...settings });
      localStorage.setItem('settings', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue, storageArea: localStorage }));
    },
    { language, style, size },
  );
  await page.waitForFunction(
    ([lang, shown, large]) => {
      const { dataset, lang: spoken } = document.documentElement;
      return spoken === lang && dataset['style'] === shown && dataset['size'] === large;
    },
    [language, style, size] as const,
  );
}
