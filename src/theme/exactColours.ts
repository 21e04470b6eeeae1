import type { Palette } from './palettes.ts';
import type { Primary } from './primaries.ts';

/**
 * The chromatic antd tokens of one look. They are applied twice, as tokens and again after the algorithm, because the
 * dark algorithm recomputes every seed colour and would darken them.
 */
export function exactColours(palette: Palette, primary: Primary, dark: boolean) {
  return {
    colorPrimary: primary.solid,
    colorPrimaryHover: primary.hover,
    colorPrimaryActive: primary.active,
    colorPrimaryBg: primary.bg,
    colorPrimaryBgHover: primary.bgHover,
    colorPrimaryBorder: primary.line,
    colorPrimaryBorderHover: primary.line,
    colorPrimaryText: primary.text,
    colorPrimaryTextHover: primary.text,
    colorPrimaryTextActive: primary.text,
    colorLink: primary.text,
    colorLinkHover: dark ? primary.text : primary.hover,
    colorLinkActive: primary.active,
    colorSuccess: palette.greenGlyph,
    colorSuccessText: palette.greenText,
    colorSuccessBg: palette.greenBg,
    colorSuccessBorder: palette.greenLine,
    colorWarning: palette.orangeGlyph,
    colorWarningText: palette.orangeText,
    colorWarningBg: palette.orangeBg,
    colorWarningBorder: palette.orangeLine,
    colorError: palette.redGlyph,
    colorErrorHover: palette.redText,
    colorErrorText: palette.redText,
    colorErrorBg: palette.redBg,
    colorErrorBorder: palette.redLine,
    colorInfo: palette.blueGlyph,
    colorInfoText: palette.blueText,
    colorInfoBg: palette.blueBg,
    colorInfoBorder: palette.blueLine,
  };
}
