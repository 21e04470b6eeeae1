import { cancel, fork, type SagaGenerator, take } from '../../effects/effects.ts';
import { switchSucceeded } from '../../features/companySwitch/companySwitchEvents.ts';
import { shellClosed } from '../../features/shell/shellSlice.ts';
import { shellOpen } from './shellOpen.ts';

/**
 * Runs `work` each time the shell opens, until it closes; a company switch restarts it, so that no answer to a request
 * of the former company arrives in the new one. Work that returns earlier is not restarted. `leave`, if any, cleans up
 * each time.
 */
export function* whileShellOpen(
  work: () => SagaGenerator<void>,
  leave?: () => SagaGenerator<void>,
): SagaGenerator<void> {
  while (true) {
    yield* shellOpen();
    const working = yield* fork(work);
    yield* take([shellClosed, switchSucceeded]);
    yield* cancel(working);
    if (leave) yield* leave();
  }
}
