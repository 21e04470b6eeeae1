import type { ElementSize } from './types.ts';

/** Heights, gaps and body type in px. Density changes the spacing: only `large` enlarges the text. */
export type Density = Readonly<
  Record<'ctl' | 'row' | 'rowTask' | 'rowTight' | 'pad' | 'gap' | 'menu' | 'font' | 'lh', number>
>;

export const DENSITY: Readonly<Record<ElementSize, Density>> = {
  small: { ctl: 28, row: 40, rowTask: 44, rowTight: 34, pad: 12, gap: 16, menu: 34, font: 14, lh: 22 },
  default: { ctl: 32, row: 48, rowTask: 48, rowTight: 40, pad: 16, gap: 20, menu: 38, font: 14, lh: 22 },
  large: { ctl: 40, row: 56, rowTask: 56, rowTight: 46, pad: 20, gap: 24, menu: 44, font: 16, lh: 26 },
};

/** antd's name for an element size ('middle' is deprecated there). */
export const ANTD_SIZE: Readonly<Record<ElementSize, 'small' | 'medium' | 'large'>> = {
  small: 'small',
  default: 'medium',
  large: 'large',
};

/**
 * The system's own faces: macOS and iOS, Windows (Latin), macOS (Chinese), Windows (Chinese), Linux. Phones use theirs
 * as `sans-serif`. Some systems search for each missing name again at each size, before the first paint.
 */
export const FONT_STACK = '-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei UI","Noto Sans CJK SC",sans-serif';
export const MONO_STACK = 'ui-monospace,"SF Mono","Cascadia Mono",Consolas,"Liberation Mono",monospace';
