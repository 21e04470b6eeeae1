// Colours that are the same in every style, and not needed before sign-in.

/** The modules of a QR code: dark on white, as scanners expect. */
export const QR_INK = '#14171C';
/** Backgrounds of company tiles; white text on them has a contrast of 6.0 to 7.7. */
export const TILE_GROUNDS = ['#1B6E6A', '#44546A', '#8A4B2A', '#4E6B2F'] as const;
