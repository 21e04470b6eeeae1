import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from '../../effects/effects.ts';
import type { ApiResult } from '../calls/callApi.ts';
import { showFailure } from './showFailure.ts';

/**
 * Ends a change that no form shows: reports a failure, and has `shown` read again in any case, since after a refusal it
 * may be stale. Null, if the person cancelled, changes nothing. Returns whether it succeeded.
 */
export function* settleChange(
  answer: ApiResult<unknown> | null,
  ...shown: readonly { readonly wanted: () => Action }[]
): SagaGenerator<boolean> {
  if (answer === null) return false;
  if (!answer.ok) yield* showFailure(answer.error);
  for (const { wanted } of shown) yield* put(wanted());
  return answer.ok;
}
