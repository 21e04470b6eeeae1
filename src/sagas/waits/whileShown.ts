import { call, cancel, fork, type SagaGenerator, select, take } from '../../effects/effects.ts';
import { switchSucceeded } from '../../features/companySwitch/companySwitchEvents.ts';
import { policiesGranted } from '../../features/permissions/permissionsSlice.ts';
import { locationChanged } from '../../features/routing/routingSlice.ts';
import { sessionCleared } from '../../features/session/sessionSlice.ts';
import { shellOpened } from '../../features/shell/shellSlice.ts';

/** Events that can change what the address shows, and to whom. */
const CHANGES = [locationChanged, policiesGranted, switchSucceeded, sessionCleared, shellOpened];

/**
 * Runs `work` for what the address shows, identified by a string, until it shows something else or nothing (null), so
 * that no stale answer can arrive. Work that returns earlier is not restarted.
 */
export function* whileShown<State>(
  selectShown: (state: State) => string | null,
  work: (shown: string) => SagaGenerator<void>,
): SagaGenerator<void> {
  while (true) {
    const shown = yield* select(selectShown);
    if (shown === null) {
      yield* take(CHANGES);
      continue;
    }
    const working = yield* fork(work, shown);
    yield* call(untilChanged, selectShown, shown);
    yield* cancel(working);
  }
}

function* untilChanged<State>(selectShown: (state: State) => string | null, shown: string): SagaGenerator<void> {
  do yield* take(CHANGES);
  while ((yield* select(selectShown)) === shown);
}
