/** The slices of the management console; they come in its chunk (src/areas/console.ts). */
export const consoleReducers = {};
