import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { moduleSummary, selectSummary } from '../../features/notificationCentre/notificationCentreSlice.ts';

export type LatestIds = readonly (string | null | undefined)[];

/** The newest notification of each module, once the summary has been read. */
export function* latestIds(): SagaGenerator<LatestIds> {
  while ((yield* select(selectSummary)).status !== 'loaded') yield* take(moduleSummary.loaded);
  return ((yield* select(selectSummary)).data ?? []).map(({ latestId }) => latestId);
}
