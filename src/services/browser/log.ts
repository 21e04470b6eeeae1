import { performer } from '../../lib/performer.ts';

/**
 * Logs a failure of a flow with the flow's name. Call errors contain no secrets (`ApiFailure`), others are printed as
 * they are.
 */
export const logError = performer('logError', function logError(flow: string, thrown: unknown): void {
  console.error(`${flow}:`, thrown);
});

/** Logs something harmless but worth knowing. */
export const logWarning = performer('logWarning', function logWarning(flow: string, text: string): void {
  console.warn(`${flow}: ${text}`);
});
