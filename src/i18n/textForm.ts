import type { InitOptions } from 'i18next';

/** How keys and parameters are written in the catalogues, wherever they are read. */
export const TEXT_FORM = {
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
} as const satisfies InitOptions;
