import { useMemo } from 'react';
import type { ReplayRow } from '../../features/replayDesk/replayDeskReading.ts';
import { selectLanes } from '../../features/replayDesk/replayDeskSelectors.ts';
import { rowWanted, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { laneOf } from './lanes.ts';
import { lineOfRow } from './lineNumbers.ts';
import styles from './middle.module.css';

const HEIGHT = 10;
const TICK = 7;
const NO_ROWS: readonly ReplayRow[] = [];

/** All lines of the segment at once, a lane for each flow; a slider lies over it. */
export function Overview() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { rehearsal, row } = useAppSelector(selectReplayDesk);
  const lanes = useAppSelector(selectLanes);
  const rows = rehearsal?.rows ?? NO_ROWS;
  const end = rehearsal?.difference?.row ?? rows.length;
  const paths = useMemo(() => [pathOf(rows, lanes, 0, end), pathOf(rows, lanes, end, rows.length)], [rows, lanes, end]);
  const width = Math.max(1, rows.length);
  return (
    <div className={styles.overview}>
      <svg viewBox={`0 0 ${width} ${lanes.length * HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={paths[0]} />
        <path d={paths[1]} data-unchecked />
        <line
          x1={row + 0.5}
          x2={row + 0.5}
          y1={0}
          y2={lanes.length * HEIGHT}
          data-differs={(rehearsal?.difference && end === row + 1) || undefined}
        />
      </svg>
      <input
        type="range"
        aria-label={t('replayDesk:position')}
        aria-valuetext={String(lineOfRow(row))}
        min={0}
        max={Math.max(0, rows.length - 1)}
        value={Math.max(0, row)}
        onChange={({ target }) => dispatch(rowWanted(Number(target.value)))}
      />
    </div>
  );
}

function pathOf(rows: readonly ReplayRow[], lanes: readonly string[], from: number, to: number): string {
  return rows
    .slice(from, to)
    .map((row, index) => `M${from + index + 0.5} ${laneOf(row, lanes) * HEIGHT + 1.5}v${TICK}`)
    .join('');
}
