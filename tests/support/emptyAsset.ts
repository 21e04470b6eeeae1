/** What a stylesheet or picture import amounts to where nothing is painted. */
export const emptyAsset = '';
