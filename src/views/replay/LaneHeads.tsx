import { OTHER_LANE, PAGE_LANE } from '../../features/replayDesk/replayDeskSelectors.ts';
import { flowChosen, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import styles from './timeline.module.css';

/** The names of the lanes; pressing a flow's name lists only its lines. */
export function LaneHeads({ lanes }: { readonly lanes: readonly string[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { flow, rehearsal, row } = useAppSelector(selectReplayDesk);
  const speaking = rehearsal?.rows[row]?.flow;
  return (
    <div className={styles.laneHeads}>
      <span className={styles.lineNumber}>{t('replayDesk:line')}</span>
      <span className={styles.rowTime}>{t('replayDesk:seconds')}</span>
      {lanes.map((lane) =>
        lane === PAGE_LANE || lane === OTHER_LANE ? (
          <span key={lane} className={styles.laneName}>
            {t(lane === PAGE_LANE ? 'replayDesk:page' : 'replayDesk:others')}
          </span>
        ) : (
          <button
            key={lane}
            type="button"
            className={styles.laneName}
            aria-pressed={flow === lane}
            aria-label={flow === lane ? t('replayDesk:allFlows') : t('replayDesk:onlyFlow', { flow: lane })}
            data-speaking={speaking === lane || undefined}
            onClick={() => dispatch(flowChosen(flow === lane ? null : lane))}
          >
            {lane}
          </button>
        ),
      )}
    </div>
  );
}
