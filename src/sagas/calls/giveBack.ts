import { call, type SagaGenerator } from '../../effects/effects.ts';
import { logout } from '../../services/api/session.ts';
import { ApiFailure } from '../../services/http/apiError.ts';
import { send } from '../../services/http/send.ts';

/**
 * ACC-7: unused tokens must not stay valid. The outcome of this call no longer matters, so its failure is not reported
 * to any flow.
 *
 * @param token - one that has not become the session's; the session's own if there is none.
 */
export function* giveBack(token?: string): SagaGenerator<void> {
  try {
    yield* call(send, logout(token));
  } catch (thrown) {
    // The session ends here even if the server cannot be told.
    if (!(thrown instanceof ApiFailure)) throw thrown;
  }
}
