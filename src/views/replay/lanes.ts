import type { ReplayRow } from '../../features/replayDesk/replayDeskReading.ts';

/** Height of a row of the timeline and width of a lane, in px. */
export const ROW = 28;
export const LANE = 24;

/** The lane of a row, by its index; the last one is for flows without a lane of their own. */
export function laneOf({ flow }: Pick<ReplayRow, 'flow'>, lanes: readonly string[]): number {
  const lane = lanes.indexOf(flow);
  return lane < 0 ? lanes.length - 1 : lane;
}
