import { type RefObject, useMemo, useRef } from 'react';
import type { ReplayRow } from '../../features/replayDesk/replayDeskReading.ts';
import { selectLanes, selectListedRows } from '../../features/replayDesk/replayDeskSelectors.ts';
import { lineSearched, rowWanted, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useListSight } from '../common/dom/useListSight.ts';
import { KeywordField } from '../common/KeywordField.tsx';
import looks from '../common/looks.module.css';
import { useRowWindow } from '../common/rowWindow.ts';
import { useText } from '../common/useText.ts';
import { KindFilter } from './KindFilter.tsx';
import { LaneHeads } from './LaneHeads.tsx';
import { LaneMarks } from './LaneMarks.tsx';
import { LANE, ROW } from './lanes.ts';
import { lineOfRow, secondsOf } from './lineNumbers.ts';
import styles from './timeline.module.css';

const NO_ROWS: readonly ReplayRow[] = [];

/** The lines of the segment, each in the lane of its flow; only those near the visible part are rendered. */
export function Timeline({ searchRef }: { readonly searchRef: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { rehearsal, row: shown, keyword } = useAppSelector(selectReplayDesk);
  const lanes = useAppSelector(selectLanes);
  const listed = useAppSelector(selectListedRows);
  const rows = rehearsal?.rows ?? NO_ROWS;
  const differsAt = rehearsal?.difference?.row ?? Number.POSITIVE_INFINITY;
  const listRef = useRef<HTMLDivElement>(null);
  const { first, last, onScroll } = useRowWindow(listed.length, ROW);
  const position = useMemo(() => listed.findIndex((index) => index >= shown), [listed, shown]);
  useListSight(listRef, position, ROW);
  return (
    <section className={styles.timeline} aria-label={t('replayDesk:timeline')}>
      <div className={styles.finding} ref={searchRef}>
        <KeywordField
          label={t('replayDesk:search')}
          keyword={keyword}
          onKeyword={(text) => dispatch(lineSearched(text))}
        />
        <KindFilter />
      </div>
      <LaneHeads lanes={lanes} />
      <div ref={listRef} className={styles.list} onScroll={onScroll}>
        {listed.length === 0 && <p className={looks.meta}>{t('replayDesk:nothingFound')}</p>}
        <div style={{ height: listed.length * ROW }} className={styles.rows}>
          <LaneMarks rows={rows} listed={listed} lanes={lanes} first={first} last={last} differsAt={differsAt} />
          {listed.slice(first, last).map((index, offset) => (
            <Row
              key={index}
              index={index}
              row={rows[index]}
              top={(first + offset) * ROW}
              lanesWidth={lanes.length * LANE}
              isShown={index === shown}
              state={index === differsAt ? 'differs' : index > differsAt ? 'unchecked' : 'equal'}
              onShow={() => dispatch(rowWanted(index))}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface RowProps {
  readonly index: number;
  readonly row: ReplayRow | undefined;
  readonly top: number;
  /** Width of the lanes, in px. */
  readonly lanesWidth: number;
  readonly isShown: boolean;
  readonly state: 'equal' | 'differs' | 'unchecked';
  readonly onShow: () => void;
}

function Row({ index, row, top, lanesWidth, isShown, state, onShow }: RowProps) {
  const t = useText();
  if (!row) return null;
  return (
    <button
      type="button"
      tabIndex={isShown ? 0 : -1}
      aria-current={isShown}
      className={styles.row}
      data-state={state}
      style={{ top }}
      onClick={onShow}
    >
      <span className={styles.lineNumber}>{lineOfRow(index)}</span>
      <span className={styles.rowTime}>{secondsOf(row.ms)}</span>
      <span className={styles.words} title={row.words} style={{ marginInlineStart: lanesWidth }}>
        {row.kind === 'g' ? t('replayDesk:missingLines') : row.words}
        {row.effect !== null && <small> #{row.effect}</small>}
        <span className={looks.visuallyHidden}>
          {t(`replayDesk:kind_${row.kind}`)}, {row.flow || t('replayDesk:page')}
        </span>
      </span>
    </button>
  );
}
