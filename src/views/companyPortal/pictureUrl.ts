/** The URL of an article's picture, by its name (call `getPictureFile`). */
export const pictureUrl = (name: string): string => `/api/application/get-picture-file/${encodeURIComponent(name)}`;
