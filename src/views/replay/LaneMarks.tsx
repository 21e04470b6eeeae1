import { useMemo } from 'react';
import type { ReplayRow } from '../../features/replayDesk/replayDeskReading.ts';
import { selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { KindMark } from './KindMark.tsx';
import { LANE, laneOf, ROW } from './lanes.ts';
import styles from './timeline.module.css';

/** Links bow out by this much for each row between their ends, up to a maximum. */
const BOW = 1.2;
const MOST_BOW = 9;

interface LaneMarksProps {
  readonly rows: readonly ReplayRow[];
  readonly listed: readonly number[];
  readonly lanes: readonly string[];
  readonly first: number;
  readonly last: number;
  readonly differsAt: number;
}

/** The marks of the rendered rows, and the links between effects and their answers. */
export function LaneMarks({ rows, listed, lanes, first, last, differsAt }: LaneMarksProps) {
  const { row: shown } = useAppSelector(selectReplayDesk);
  const positions = useMemo(() => new Map(listed.map((index, position) => [index, position])), [listed]);
  const x = (row: ReplayRow) => laneOf(row, lanes) * LANE + LANE / 2;
  const y = (position: number) => (position - first) * ROW + ROW / 2;
  const height = Math.max(0, last - first) * ROW;
  const links = listed.flatMap((index, from) => {
    const row = rows[index];
    if (row?.kind !== 'c' || row.partner === null || from >= last) return [];
    const to = positions.get(row.partner);
    if (to === undefined || to < first) return [];
    const bow = to - from === 1 ? 0 : Math.min(MOST_BOW, 3 + (to - from) * BOW);
    const isShown = index === shown || row.partner === shown;
    const [at, begin, end] = [x(row), y(from), y(to)];
    return [
      {
        index,
        isShown,
        isPale: index >= differsAt,
        path: `M${at} ${begin}C${at - bow} ${begin + 12} ${at - bow} ${end - 12} ${at} ${end}`,
      },
    ];
  });
  return (
    <svg className={styles.marks} style={{ top: first * ROW }} width={lanes.length * LANE} height={height} aria-hidden>
      {lanes.map((lane, index) => (
        <line key={lane} x1={index * LANE + LANE / 2} x2={index * LANE + LANE / 2} y1={0} y2={height} />
      ))}
      {links.map(({ index, path, isShown, isPale }) => (
        <path
          key={index}
          d={path}
          className={styles.link}
          data-shown={isShown || undefined}
          data-pale={isPale || undefined}
        />
      ))}
      {listed.slice(first, last).map((index, offset) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <g
            key={index}
            transform={`translate(${x(row)} ${y(first + offset)})`}
            data-shown={index === shown || undefined}
            data-differs={index === differsAt || undefined}
          >
            <KindMark kind={row.kind} isPale={index > differsAt} />
          </g>
        );
      })}
    </svg>
  );
}
