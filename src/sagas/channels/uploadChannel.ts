import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { type ApiError, ApiFailure } from '../../services/http/apiError.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { upload } from '../../services/http/upload.ts';

export type UploadEvent<T> =
  | { kind: 'progress'; sent: number }
  | { kind: 'arrived'; value: T }
  | { kind: 'failed'; error: ApiError }
  /** A fault of the portal, not an answer. */
  | { kind: 'broken'; thrown: unknown };

/**
 * One upload of the picked file `fileId`; `arrived`, `failed` or `broken` comes last. Closing the channel aborts it.
 */
export const uploadChannel = performer('uploadChannel', function uploadChannel<
  T,
>(endpoint: Endpoint<T>, fileId: string): EventChannel<UploadEvent<T>> {
  return eventChannel((emit) => {
    const { answer, abort } = upload(endpoint, fileId, (sent) => emit({ kind: 'progress', sent }));
    answer.then(
      (value) => emit({ kind: 'arrived', value }),
      (thrown: unknown) =>
        emit(thrown instanceof ApiFailure ? { kind: 'failed', error: thrown.error } : { kind: 'broken', thrown }),
    );
    return abort;
  });
});
