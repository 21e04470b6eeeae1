import { DENSITY, FONT_STACK, MONO_STACK } from './density.ts';
import { PALETTES } from './palettes.ts';
import { primaryOf } from './primaries.ts';
import type { ThemeSettings } from './types.ts';
import { WIDTHS } from './widths.ts';

/** The custom properties of one look: palette names as they are, primary as `--p…`, density as `--d-…`, widths as `--w-…`. */
export function cssVariables({ style, primaryColour, size }: ThemeSettings): Record<`--${string}`, string> {
  const primary = primaryOf(primaryColour, style);
  const variables: Record<`--${string}`, string> = {
    '--p': primary.solid,
    '--pHover': primary.hover,
    '--pActive': primary.active,
    '--pBg': primary.bg,
    '--pBgHover': primary.bgHover,
    '--pLine': primary.line,
    '--pText': primary.text,
    '--font': FONT_STACK,
    '--mono': MONO_STACK,
  };
  for (const [name, value] of Object.entries(PALETTES[style])) variables[`--${name}`] = value;
  for (const [name, value] of Object.entries(DENSITY[size])) variables[`--d-${name}`] = `${value}px`;
  for (const [name, value] of Object.entries(WIDTHS)) variables[`--w-${name}`] = value;
  return variables;
}

/** The same as the text of a style sheet for `:root`. All values are constants of this folder, so none is escaped. */
export function rootStyleSheet(settings: ThemeSettings): string {
  const lines = Object.entries(cssVariables(settings)).map(([name, value]) => `${name}:${value}`);
  return `:root{color-scheme:${settings.style === 'dark' ? 'dark' : 'light'};${lines.join(';')}}`;
}
