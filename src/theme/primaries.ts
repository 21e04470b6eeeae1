import type { PrimaryColour, ThemeStyle } from './types.ts';

/** One primary colour in its seven uses. `text` is for links, current tabs and focus rings; the rest for solids. */
export type Primary = {
  readonly solid: string;
  readonly hover: string;
  readonly active: string;
  readonly bg: string;
  readonly bgHover: string;
  readonly line: string;
  readonly text: string;
};

const light = (solid: string, hover: string, active: string, bg: string, bgHover: string, line: string): Primary => ({
  solid,
  hover,
  active,
  bg,
  bgHover,
  line,
  text: solid,
});

// All solids share one luminance (white text 6.3 : 1 on the light ones), so a colour change never changes hierarchy.
const LIGHT: Record<PrimaryColour, Primary> = {
  blue: light('#1D58CB', '#2C68DD', '#0744B6', '#EFF5FF', '#E1ECFF', '#ABC8FC'),
  red: light('#B62725', '#C83934', '#9F010F', '#FEF1EF', '#FDE5E2', '#F5B5AD'),
  violet: light('#6D45C5', '#7B55D6', '#5C30B0', '#F4F3FE', '#EBE8FD', '#C9BEF7'),
  green: light('#006D41', '#0F7E4D', '#025934', '#EFF6F2', '#E2EFE6', '#ADD2BA'),
  cyan: light('#036879', '#08788C', '#055664', '#EFF6F8', '#E1EEF1', '#A9CFD8'),
  black: light('#23272D', '#3B3F46', '#0F1217', '#F4F4F5', '#EAEBEC', '#C5C7CB'),
};

const dark = (
  solid: string,
  hover: string,
  active: string,
  bg: string,
  bgHover: string,
  line: string,
  text: string,
): Primary => ({ solid, hover, active, bg, bgHover, line, text });

const DARK: Record<PrimaryColour, Primary> = {
  blue: dark('#356BD6', '#3A71DD', '#2B61CC', '#19263F', '#20304D', '#354C79', '#81AAF4'),
  red: dark('#C5443C', '#CB4A42', '#BA3933', '#3A1D1A', '#482521', '#713C36', '#EC9287'),
  violet: dark('#7C5BD1', '#8260D7', '#7350C6', '#27213C', '#312A4A', '#4F4475', '#B09EF1'),
  green: dark('#267F52', '#2D8557', '#177549', '#192B20', '#213629', '#355642', '#80B594'),
  cyan: dark('#0D7C8F', '#188194', '#007184', '#172A2E', '#1E343A', '#31535B', '#7AB3C0'),
  black: dark('#69717D', '#6F7782', '#606773', '#25282C', '#2F3237', '#4B4F55', '#C9CFD6'),
};

/** The values of one primary colour on a light or dark background. */
export function primaryOf(colour: PrimaryColour, style: ThemeStyle): Primary {
  return (style === 'dark' ? DARK : LIGHT)[colour];
}
