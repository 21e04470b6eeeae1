import type { ReplayRow } from '../../features/replayDesk/replayDeskReading.ts';

/** Height of a row of the timeline and width of a lane, in px. */
export const ROW = 28;
export const LANE = 24;

/** The lane in which a row stands, by its index; the last one is for the flows that have none of their own. */
export function laneOf({ flow }: Pick<ReplayRow, 'flow'>, lanes: readonly string[]): number {
  const lane = lanes.indexOf(flow);
  return lane < 0 ? lanes.length - 1 : lane;
}
