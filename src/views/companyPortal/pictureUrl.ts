/** Where the picture of an article is fetched by its name (call `getPictureFile`). */
export const pictureUrl = (name: string): string => `/api/application/get-picture-file/${encodeURIComponent(name)}`;
