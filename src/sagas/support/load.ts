import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Message } from '../../lib/message.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callApi } from './callApi.ts';
import { errorMessage } from './errorMessage.ts';

interface LoadEvents<T> {
  requested: () => Action;
  loaded: (value: T) => Action;
  failed: (error: Message) => Action;
}

/** Loads one part of a screen. The failure is shown where the part stands, so no toast comes on top. */
export function* load<T>(endpoint: Endpoint<T>, { requested, loaded, failed }: LoadEvents<T>): SagaGenerator<void> {
  yield* put(requested());
  const result = yield* callApi<T>(endpoint, { silent: true });
  yield* put(result.ok ? loaded(result.value) : failed(errorMessage(result.error)));
}
