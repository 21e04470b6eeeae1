import type { ReplayDifference, StateChange } from '../../features/replayDesk/replayDeskReading.ts';
import { selectLastRow } from '../../features/replayDesk/replayDeskSelectors.ts';
import {
  differenceCopyWanted,
  looseWanted,
  rowWanted,
  selectReplayDesk,
} from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './details.module.css';
import { lineOfRow, secondsOf } from './lineNumbers.ts';
import desk from './replay.module.css';

/** The details of the shown line; at the end of the replay, the reason. */
export function Details() {
  const { rehearsal, row } = useAppSelector(selectReplayDesk);
  const last = useAppSelector(selectLastRow);
  const difference = rehearsal?.difference;
  return (
    <aside className={styles.details}>
      {difference && row >= last && (
        <Report difference={difference} unchecked={rehearsal.rows.length - difference.row - 1} />
      )}
      <Line />
    </aside>
  );
}

function Line() {
  const t = useText();
  const { rehearsal, row: index, view } = useAppSelector(selectReplayDesk);
  const last = useAppSelector(selectLastRow);
  const row = rehearsal?.rows[index];
  if (!row || !view) return null;
  return (
    <>
      <section>
        <h2 className={desk.mono}>{row.kind === 'g' ? t('replayDesk:missingLines') : row.words}</h2>
        <p className={looks.meta}>
          {t('replayDesk:lineOf', {
            line: lineOfRow(index),
            flow: row.flow || t('replayDesk:page'),
            seconds: secondsOf(row.ms),
          })}
        </p>
        {index > last && <p className={looks.meta}>{t('replayDesk:notPlayed')}</p>}
        <Partner />
      </section>
      <section>
        <h3>{t(`replayDesk:content_${row.kind}`)}</h3>
        <pre className={desk.mono}>{view.text}</pre>
      </section>
      {view.changes.length > 0 && <Changes changes={view.changes} more={view.moreChanges} />}
    </>
  );
}

function Partner() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { rehearsal, row: index } = useAppSelector(selectReplayDesk);
  const row = rehearsal?.rows[index];
  if (!row || row.partner === null) return null;
  const { partner } = row;
  const line = lineOfRow(partner);
  return (
    <TextButton onClick={() => dispatch(rowWanted(partner))}>
      {row.kind === 'c' ? t('replayDesk:toAnswer', { line }) : t('replayDesk:toEffect', { line })}
    </TextButton>
  );
}

function Changes({ changes, more }: { readonly changes: readonly StateChange[]; readonly more: number }) {
  const t = useText();
  return (
    <section>
      <h3>
        {t('replayDesk:stateChanges')} <small>{t('replayDesk:changesCount', { count: changes.length + more })}</small>
      </h3>
      <dl className={styles.changes}>
        {changes.map(({ path, before, after }) => (
          <div key={path}>
            <dt className={desk.mono}>{path}</dt>
            {before !== null && (
              <dd data-was>
                − <span className={looks.visuallyHidden}>{t('replayDesk:was')}</span> {before}
              </dd>
            )}
            {after !== null && (
              <dd data-is>
                + <span className={looks.visuallyHidden}>{t('replayDesk:is')}</span> {after}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {more > 0 && <p className={looks.meta}>{t('replayDesk:moreChanges', { count: more })}</p>}
    </section>
  );
}

function Report({ difference, unchecked }: { readonly difference: ReplayDifference; readonly unchecked: number }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { isLoose, isCopied } = useAppSelector(selectReplayDesk);
  const { row, flow, effect, expected, got } = difference;
  return (
    <section className={styles.report}>
      <h2>{t('replayDesk:differs', { line: lineOfRow(row) })}</h2>
      <p>{t('replayDesk:differsSentence')}</p>
      <dl>
        <dt>{t('replayDesk:flow')}</dt>
        <dd className={desk.mono}>{flow || t('replayDesk:nobody')}</dd>
        <dt>{t('replayDesk:effect')}</dt>
        <dd className={desk.mono}>{effect || '–'}</dd>
      </dl>
      <h3>{t('replayDesk:expected')}</h3>
      <pre className={desk.mono} data-expected>
        {expected}
      </pre>
      <h3>{t('replayDesk:got')}</h3>
      <pre className={desk.mono} data-got>
        {got}
      </pre>
      <p>
        {t('replayDesk:heldLines', { count: row })}, {t('replayDesk:uncheckedLines', { count: Math.max(0, unchecked) })}
      </p>
      <PlainButton onClick={() => dispatch(differenceCopyWanted())}>{t('replayDesk:copyDifference')}</PlainButton>{' '}
      {!isLoose && <PlainButton onClick={() => dispatch(looseWanted())}>{t('replayDesk:replayLoosely')}</PlainButton>}
      <p role="status">{isCopied !== null && t(isCopied ? 'replayDesk:copied' : 'replayDesk:notCopied')}</p>
    </section>
  );
}
