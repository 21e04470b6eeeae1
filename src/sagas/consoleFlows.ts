/** The flows of the management console; they come in its chunk (src/areas/console.ts). */
export const consoleFlows = {};
