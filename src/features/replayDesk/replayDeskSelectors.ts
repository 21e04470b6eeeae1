import { createSelector } from '@reduxjs/toolkit';
import type { ReplayRow } from './replayDeskReading.ts';
import { selectReplayDesk } from './replayDeskSlice.ts';

/** If there are more flows than this, some share one lane. */
const LANES = 7;
/** The lane of what comes from outside, and that of the flows without one of their own. */
export const PAGE_LANE = '';
export const OTHER_LANE = '*';
/** Maximum number of waiting effects listed. */
const WAITING = 6;

const NO_ROWS: readonly ReplayRow[] = [];
const selectRows = createSelector(selectReplayDesk, ({ rehearsal }) => rehearsal?.rows ?? NO_ROWS);

/** The flows of the segment, the most active first. */
export const selectReplayedFlows = createSelector(selectRows, (rows) => {
  const counts = new Map<string, number>();
  for (const { flow } of rows) if (flow !== '') counts.set(flow, (counts.get(flow) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([flow]) => flow);
});

/** The lanes of the timeline: the page, the most active flows in the order in which they begin, and all others. */
export const selectLanes = createSelector(selectRows, selectReplayedFlows, (rows, flows) => {
  const most = new Set(flows.slice(0, flows.length > LANES ? LANES - 1 : LANES));
  const begun = [...new Set(rows.map(({ flow }) => flow))].filter((flow) => most.has(flow));
  return [PAGE_LANE, ...begun, ...(flows.length > most.size ? [OTHER_LANE] : [])];
});

/** Indices of the rows listed: those of the chosen kinds and flow whose words contain the keyword. */
export const selectListedRows = createSelector(selectRows, selectReplayDesk, (rows, { keyword, hiddenKinds, flow }) => {
  const wanted = keyword.trim().toLowerCase();
  return rows.flatMap((row, index) =>
    !hiddenKinds.includes(row.kind) &&
    (flow === null || row.flow === flow) &&
    (wanted === '' || `${row.words} ${row.flow}`.toLowerCase().includes(wanted))
      ? [index]
      : [],
  );
});

/**
 * Unanswered effects at the shown row, newest first: some of them, and how many there are. Cancelled ones are included,
 * since a tape does not record cancellation.
 */
export const selectWaiting = createSelector(selectRows, selectReplayDesk, (rows, { row: shown }) => {
  const waiting: number[] = [];
  for (let index = shown; index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'c' && (row.partner === null ? row.isOpen : row.partner > shown)) waiting.push(index);
  }
  return { rows: waiting.slice(0, WAITING), count: waiting.length };
});

/** The last row that can be shown: where the replay ended. */
export const selectLastRow = createSelector(selectReplayDesk, ({ rehearsal }) => {
  if (!rehearsal) return -1;
  const gap = rehearsal.rows.findIndex(({ kind }) => kind === 'g');
  const end = rehearsal.difference?.row ?? (gap < 0 ? rehearsal.rows.length : gap);
  return Math.min(end, rehearsal.rows.length) - 1;
});
