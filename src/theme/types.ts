export const STYLES = ['default', 'light', 'dark'] as const;
export const PRIMARY_COLOURS = ['blue', 'red', 'violet', 'green', 'cyan', 'black'] as const;
export const ELEMENT_SIZES = ['small', 'default', 'large'] as const;

export type ThemeStyle = (typeof STYLES)[number];
export type PrimaryColour = (typeof PRIMARY_COLOURS)[number];
export type ElementSize = (typeof ELEMENT_SIZES)[number];

/** The part of the client settings (specification §1) that decides how everything looks. */
export type ThemeSettings = {
  readonly style: ThemeStyle;
  readonly primaryColour: PrimaryColour;
  readonly size: ElementSize;
};
