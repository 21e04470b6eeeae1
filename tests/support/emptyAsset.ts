/** Replaces a stylesheet or image import in tests, which paint nothing. */
export const emptyAsset = '';
