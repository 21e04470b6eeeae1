import { useRef } from 'react';
import { selectLastRow, selectListedRows } from '../../features/replayDesk/replayDeskSelectors.ts';
import {
  pauseWanted,
  playWanted,
  rowWanted,
  SPEEDS,
  selectReplayDesk,
  speedChosen,
} from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useDocumentKeys } from '../common/dom/useDocumentKeys.ts';
import { Details } from './Details.tsx';
import styles from './middle.module.css';
import { OtherVersion } from './OtherVersion.tsx';
import { Overview } from './Overview.tsx';
import desk from './replay.module.css';
import { Slices } from './Slices.tsx';
import { StagePicture } from './StagePicture.tsx';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import { UnreadableFiles } from './UnreadableFiles.tsx';

/** The open tape: its lines, the page as it looked, and the details of the shown line. */
export function Desk() {
  const searchRef = useRef<HTMLDivElement>(null);
  useReplayKeys(() => searchRef.current?.querySelector('input')?.focus());
  return (
    <div className={desk.desk}>
      <Timeline searchRef={searchRef} />
      <div className={styles.middle}>
        <UnreadableFiles />
        <OtherVersion />
        <StagePicture />
        <Transport />
        <Overview />
        <Slices />
      </div>
      <Details />
    </div>
  );
}

/** Arrow keys step through the list; space plays, + and - change the speed, / searches. */
function useReplayKeys(search: () => void): void {
  const dispatch = useAppDispatch();
  const { row, status, speed } = useAppSelector(selectReplayDesk);
  const listed = useAppSelector(selectListedRows);
  const last = useAppSelector(selectLastRow);
  const show = (wanted: number | undefined) => {
    if (wanted !== undefined) dispatch(rowWanted(wanted));
  };
  const forward = () => show(listed.find((each) => each > row));
  const back = () => show(listed.findLast((each) => each < row));
  const faster = (by: number) => {
    const next = SPEEDS[SPEEDS.indexOf(speed) + by];
    if (next !== undefined) dispatch(speedChosen(next));
  };
  useDocumentKeys({
    ArrowRight: forward,
    ArrowDown: forward,
    ArrowLeft: back,
    ArrowUp: back,
    Home: () => show(0),
    End: () => show(Math.max(last, 0)),
    ' ': () => dispatch(status === 'playing' ? pauseWanted() : playWanted()),
    '+': () => faster(1),
    '-': () => faster(-1),
    '/': search,
  });
}
