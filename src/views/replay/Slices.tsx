import { useMemo } from 'react';
import { selectWaiting } from '../../features/replayDesk/replayDeskSelectors.ts';
import { rowWanted, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './middle.module.css';
import desk from './replay.module.css';

/** Effects that are still pending, and the slices of the state that the shown line changed. */
export function Slices() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { rehearsal, view } = useAppSelector(selectReplayDesk);
  const waiting = useAppSelector(selectWaiting);
  const changed = useMemo(() => countBySlice(view?.changes ?? []), [view]);
  return (
    <div className={styles.slices}>
      <section>
        <h2>
          {t('replayDesk:waiting')} <small>{waiting.count}</small>
        </h2>
        {waiting.count === 0 && <p className={looks.meta}>{t('replayDesk:noneWaiting')}</p>}
        <ul>
          {waiting.rows.map((index) => {
            const row = rehearsal?.rows[index];
            return (
              <li key={index}>
                <button type="button" onClick={() => dispatch(rowWanted(index))}>
                  <span className={desk.mono}>
                    #{row?.effect} {row?.words}
                  </span>
                  <span className={looks.meta}>{row?.flow}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2>{t('replayDesk:slices')}</h2>
        {changed.length === 0 && <p className={looks.meta}>{t('replayDesk:unchanged')}</p>}
        <ul>
          {changed.map(([slice, count]) => (
            <li key={slice}>
              <strong className={desk.mono}>{slice}</strong>
              <span className={looks.meta}>{t('replayDesk:sliceChanges', { count })}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function countBySlice(changes: readonly { readonly path: string }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { path } of changes) {
    const [slice = ''] = path.split('.');
    counts.set(slice, (counts.get(slice) ?? 0) + 1);
  }
  return [...counts];
}
