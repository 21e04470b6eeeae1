import { call, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import { moduleSummary, selectSummary } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { selectShellRestedBefore } from '../../features/shell/shellSlice.ts';
import { shellRested } from '../../features/shellRest/shellRestEvents.ts';

/**
 * Leaves line and processor to a page's first screen (decision 0058); what is sent until then comes afterwards. With a
 * backend that cannot tell what that is, nothing waits.
 */
export function* untilFirstRest(): SagaGenerator<void> {
  if (!(yield* select(selectShellRestedBefore))) yield* race({ rested: take(shellRested), untold: call(untilUntold) });
}

function* untilUntold(): SagaGenerator<void> {
  while (!(yield* select(selectSummary)).data?.some(({ latestId }) => !latestId)) yield* take(moduleSummary.loaded);
}
