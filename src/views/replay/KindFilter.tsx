import type { RowKind } from '../../features/replayDesk/replayDeskReading.ts';
import { kindToggled, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { KindMark } from './KindMark.tsx';
import styles from './timeline.module.css';

const KINDS: readonly Exclude<RowKind, 'g'>[] = ['a', 'p', 'c', 'r'];

/** The legend of the marks; each is a switch that shows or hides its lines. */
export function KindFilter() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { hiddenKinds } = useAppSelector(selectReplayDesk);
  return (
    <div className={styles.kinds}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!hiddenKinds.includes(kind)}
          onClick={() => dispatch(kindToggled(kind))}
        >
          <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden>
            <KindMark kind={kind} />
          </svg>
          {t(`replayDesk:kind_${kind}`)}
        </button>
      ))}
    </div>
  );
}
