import { Pause, Play, SkipBack, StepBack, StepForward } from 'lucide-react';
import { useId } from 'react';
import { selectLastRow } from '../../features/replayDesk/replayDeskSelectors.ts';
import {
  pauseWanted,
  playWanted,
  rowWanted,
  SPEEDS,
  type Speed,
  selectReplayDesk,
  speedChosen,
} from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { secondsOf } from './lineNumbers.ts';
import styles from './middle.module.css';
import desk from './replay.module.css';

/** Plays, steps and jumps. Line numbers match the file: the head is line 1. */
export function Transport() {
  const t = useText();
  const dispatch = useAppDispatch();
  const speedId = useId();
  const { status, row, speed, rehearsal } = useAppSelector(selectReplayDesk);
  const last = useAppSelector(selectLastRow);
  const isPlaying = status === 'playing';
  const rows = rehearsal?.rows ?? [];
  const wordsOf = (each: Speed) =>
    each === 0 ? t('replayDesk:speedMost') : t('replayDesk:speedTimes', { times: each });
  return (
    <div className={styles.transport}>
      <IconButton aria-label={t('replayDesk:toBegin')} disabled={row <= 0} onClick={() => dispatch(rowWanted(0))}>
        <Icon of={SkipBack} />
      </IconButton>
      <IconButton aria-label={t('replayDesk:back')} disabled={row <= 0} onClick={() => dispatch(rowWanted(row - 1))}>
        <Icon of={StepBack} />
      </IconButton>
      <IconButton
        className={styles.play}
        aria-label={t(isPlaying ? 'replayDesk:pause' : 'replayDesk:play')}
        disabled={last < 1}
        onClick={() => dispatch(isPlaying ? pauseWanted() : playWanted())}
      >
        <Icon of={isPlaying ? Pause : Play} />
      </IconButton>
      <IconButton
        aria-label={t('replayDesk:forward')}
        disabled={row >= rows.length - 1}
        onClick={() => dispatch(rowWanted(row + 1))}
      >
        <Icon of={StepForward} />
      </IconButton>
      <label htmlFor={speedId} className={looks.visuallyHidden}>
        {t('replayDesk:speed')}
      </label>
      <select
        id={speedId}
        className={styles.speed}
        title={t('replayDesk:shortened')}
        value={speed}
        onChange={({ target }) => dispatch(speedChosen(SPEEDS.find((each) => String(each) === target.value) ?? 1))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {wordsOf(each)}
          </option>
        ))}
      </select>
      <span className={desk.space} />
      <span className={looks.meta}>
        {t('replayDesk:time', { seconds: secondsOf(rows[row]?.ms), total: secondsOf(rows.at(-1)?.ms) })}
      </span>
      <Jump />
    </div>
  );
}

function Jump() {
  const t = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const { row, rehearsal } = useAppSelector(selectReplayDesk);
  const count = rehearsal?.rows.length ?? 0;
  return (
    <span className={styles.jump}>
      <label htmlFor={id}>{t('replayDesk:jump')}</label>
      <input
        id={id}
        type="number"
        min={2}
        max={count + 1}
        value={row + 2}
        onChange={({ target }) => {
          const wanted = Number(target.value) - 2;
          if (Number.isInteger(wanted) && wanted >= 0 && wanted < count) dispatch(rowWanted(wanted));
        }}
      />
      <span>{t('replayDesk:ofLines', { count: count + 1 })}</span>
    </span>
  );
}
