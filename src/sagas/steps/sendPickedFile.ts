import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectHostToken, selectTenantToken } from '../../features/session/sessionSlice.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import type { ApiResult } from '../calls/callApi.ts';
import { reportFailure } from '../calls/reportFailure.ts';
import { uploadChannel } from '../channels/uploadChannel.ts';
import { withChannel } from '../channels/withChannel.ts';
import { companySettled } from '../waits/companySettled.ts';

/**
 * Uploads a picked file to completion. A failure is returned, to be shown in its place; a fault of the portal is
 * thrown. `progressed` is told the bytes sent so far.
 */
export function* sendPickedFile<T>(
  endpoint: Endpoint<T>,
  fileId: string,
  progressed?: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<ApiResult<T>> {
  yield* companySettled();
  const tokens = { tenant: yield* select(selectTenantToken), host: yield* select(selectHostToken) };
  return yield* withChannel(
    uploadChannel<T>,
    function* (channel): SagaGenerator<ApiResult<T>> {
      while (true) {
        const event = yield* take(channel);
        if (event.kind === 'progress' && progressed) yield* progressed(event.sent);
        if (event.kind === 'arrived') return { ok: true, value: event.value };
        if (event.kind === 'broken') throw event.thrown;
        if (event.kind === 'failed') {
          yield* reportFailure(event.error, tokens, true);
          return { ok: false, error: event.error };
        }
      }
    },
    endpoint,
    fileId,
  );
}
