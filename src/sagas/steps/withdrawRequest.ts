import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callApi } from '../calls/callApi.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';

/** What a flow says while a request that waits for a decision is taken back. */
interface Withdrawal {
  readonly begun: () => UnknownAction;
  readonly withdrawn: () => UnknownAction;
  readonly failed: () => UnknownAction;
  /** Where it stands is read again: what came too late has been decided. */
  readonly wanted: () => UnknownAction;
}

/**
 * Takes back what waits for a decision, once the person is sure (CON-1).
 *
 * @param flow - whose texts ask.
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
