/** Replaces a stylesheet or picture import where nothing is painted. */
export const emptyAsset = '';
