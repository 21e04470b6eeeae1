import { theme as antdTheme, type ThemeConfig } from 'antd';
import { componentTokens } from './componentTokens.ts';
import { FONT_STACK, MONO_STACK } from './density.ts';
import { exactColours } from './exactColours.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { primaryOf } from './primaries.ts';
import type { ThemeSettings } from './types.ts';

function neutralTokens(palette: Palette) {
  return {
    colorText: palette.t1,
    colorTextHeading: palette.t1,
    colorTextSecondary: palette.t2,
    colorTextLabel: palette.t2,
    colorTextTertiary: palette.t3,
    colorTextDescription: palette.t3,
    colorTextPlaceholder: palette.t3,
    colorTextQuaternary: palette.t4,
    colorTextDisabled: palette.t4,
    colorIcon: palette.t3,
    colorIconHover: palette.t1,
    colorBgLayout: palette.shell,
    colorBgContainer: palette.sheet,
    colorBgContainerDisabled: palette.fill2,
    colorBgElevated: palette.raised,
    colorBgSpotlight: palette.spot,
    colorBgMask: palette.mask,
    colorFill: palette.fill3,
    colorFillSecondary: palette.fill2,
    colorFillTertiary: palette.fill2,
    colorFillQuaternary: palette.fill1,
    colorFillAlter: palette.fill1,
    controlItemBgHover: palette.hover,
    colorBorder: palette.ctl,
    colorBorderSecondary: palette.line1,
    colorSplit: palette.line1,
    boxShadow: palette.shPop,
    boxShadowSecondary: palette.shPop,
    boxShadowTertiary: palette.shTile,
  };
}

const MEASURES = {
  fontFamily: FONT_STACK,
  fontFamilyCode: MONO_STACK,
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 20,
  lineHeight: 22 / 14,
  lineHeightSM: 18 / 12,
  lineHeightLG: 26 / 16,
  borderRadius: 6,
  borderRadiusXS: 2,
  borderRadiusSM: 6,
  borderRadiusLG: 8,
  controlHeightSM: 28,
  controlHeight: 32,
  controlHeightLG: 40,
  controlOutlineWidth: 2,
  lineWidthFocus: 2,
  motionDurationFast: '0.1s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.24s',
  motionEaseOut: 'cubic-bezier(.2,.7,.2,1)',
  wireframe: false,
} as const;

/**
 * Client settings → antd theme. Control heights are not part of it: they follow the provider's `componentSize`.
 * `motion: false` is for people whose system asks for reduced motion.
 */
export function buildTheme({ style, primaryColour, size }: ThemeSettings, { motion = true } = {}): ThemeConfig {
  const palette = PALETTES[style];
  const dark = style === 'dark';
  const primary = primaryOf(primaryColour, style);
  const exact = exactColours(palette, primary, dark);
  return {
    cssVar: { key: 'atrium' },
    hashed: false,
    algorithm: [
      dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      (seed, map) => ({ ...(map ?? antdTheme.defaultAlgorithm(seed)), ...exact }),
    ],
    token: {
      ...MEASURES,
      ...neutralTokens(palette),
      ...exact,
      controlItemBgActive: primary.bg,
      controlItemBgActiveHover: primary.bgHover,
      motion,
    },
    components: componentTokens({ palette, primary, dark, size }),
  };
}
