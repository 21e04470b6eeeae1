import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callApi } from '../calls/callApi.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';

/** A flow's messages while a pending request is withdrawn. */
interface Withdrawal {
  readonly begun: () => UnknownAction;
  readonly withdrawn: () => UnknownAction;
  readonly failed: () => UnknownAction;
  /** Reloads the state: if the withdrawal came too late, the request has been decided. */
  readonly wanted: () => UnknownAction;
}

/**
 * Withdraws a pending request after the person confirms (CON-1).
 *
 * @param flow - whose texts the question uses.
 */
export function* withdrawRequest(
  flow: 'certification' | 'realNameAuthentication',
  endpoint: Endpoint<unknown>,
  { begun, withdrawn, failed, wanted }: Withdrawal,
): SagaGenerator<void> {
  const isSure = yield* askConfirmation({
    title: { key: `${flow}:withdraw` },
    question: { key: `${flow}:withdrawQuestion` },
    confirm: { key: `${flow}:withdraw` },
  });
  if (!isSure) return;
  yield* put(begun());
  const answer = yield* callApi(endpoint);
  yield* put(answer.ok ? withdrawn() : failed());
  yield* put(wanted());
}
