import { performer } from '../../lib/performer.ts';

/** Logs a failure of a flow with the flow's name. Errors of calls carry no secret (`ApiFailure`), others print as they are. */
export const logError = performer('logError', function logError(flow: string, thrown: unknown): void {
  console.error(`${flow}:`, thrown);
});

/** Logs something worth knowing that does no harm. */
export const logWarning = performer('logWarning', function logWarning(flow: string, text: string): void {
  console.warn(`${flow}: ${text}`);
});
