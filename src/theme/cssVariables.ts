import { DENSITY, FONT_STACK, MONO_STACK } from './density.ts';
import { PALETTES } from './palettes.ts';
import { primaryOf } from './primaries.ts';
import type { ThemeSettings, ThemeStyle } from './types.ts';
import { ELEMENT_SIZES, type ElementSize, PRIMARY_COLOURS, type PrimaryColour, STYLES } from './types.ts';
import { WIDTHS } from './widths.ts';

type Variables = Record<`--${string}`, string>;

const prefixed = (prefix: string, values: object, unit = ''): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, `${value}${unit}`]));

function primaryVariables(colour: PrimaryColour, style: ThemeStyle): Variables {
  const primary = primaryOf(colour, style);
  return {
    '--p': primary.solid,
    '--pHover': primary.hover,
    '--pActive': primary.active,
    '--pBg': primary.bg,
    '--pBgHover': primary.bgHover,
    '--pLine': primary.line,
    '--pText': primary.text,
  };
}
const sizeVariables = (size: ElementSize): Variables => prefixed('d-', DENSITY[size], 'px');
const commonVariables = (): Variables => ({ '--font': FONT_STACK, '--mono': MONO_STACK, ...prefixed('w-', WIDTHS) });

/**
 * The custom properties of one look: palette names as they are, primary as `--p…`, density as `--d-…`, widths as
 * `--w-…`.
 */
export function cssVariables({ style, primaryColour, size }: ThemeSettings): Variables {
  return {
    ...primaryVariables(primaryColour, style),
    ...commonVariables(),
    ...prefixed('', PALETTES[style]),
    ...sizeVariables(size),
  };
}

/** All values are constants of this folder, so none needs escaping. */
const rule = (selector: string, variables: Variables, more = ''): string =>
  `${selector}{${more}${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
const scheme = (style: ThemeStyle): string => `color-scheme:${style === 'dark' ? 'dark' : 'light'};`;

/** The same as a style sheet for `:root`. */
export function rootStyleSheet(settings: ThemeSettings): string {
  return rule(':root', cssVariables(settings), scheme(settings.style));
}

/** Every look in one style sheet; the attributes of <html> select one (`useRootAttributes`). */
export function everyLook(): string {
  const styles = STYLES.flatMap((style) => [
    rule(`[data-style=${style}]`, prefixed('', PALETTES[style]), scheme(style)),
    ...PRIMARY_COLOURS.map((colour) =>
      rule(`[data-style=${style}][data-primary=${colour}]`, primaryVariables(colour, style)),
    ),
  ]);
  const sizes = ELEMENT_SIZES.map((size) => rule(`[data-size=${size}]`, sizeVariables(size)));
  return [rule(':root', commonVariables()), ...styles, ...sizes].join('');
}
