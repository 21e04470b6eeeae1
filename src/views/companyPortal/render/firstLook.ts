import { DEFAULTS } from '../../../constants/limits.ts';
import { rootStyleSheet } from '../../../theme/cssVariables.ts';
import type { ThemeSettings } from '../../../theme/types.ts';

/** How the portal looks to somebody who has set nothing. */
const SETTINGS: ThemeSettings = { style: 'default', primaryColour: 'blue', size: DEFAULTS.elementSize };

/** What the first answer needs beside its markup: the colours and sizes, and what the settings must be for it to fit. */
export function firstLook() {
  return { styleSheet: rootStyleSheet(SETTINGS), settings: { language: 'zh-CN', ...SETTINGS } };
}
