import { CircleAlert, CircleCheck, Scissors } from 'lucide-react';
import type { Rehearsal } from '../../features/replayDesk/replayDeskReading.ts';
import { devToolsFileWanted, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import { lineOfRow } from './lineNumbers.ts';
import styles from './replay.module.css';

/** The result of the replay, and the available keys. */
export function Verdict({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { isLoose } = useAppSelector(selectReplayDesk);
  const { rows, difference, states, tookMs } = rehearsal;
  const gap = rows.findIndex(({ kind }) => kind === 'g');
  const count = rows.length;
  return (
    <footer className={styles.foot} data-differs={difference !== null || undefined}>
      <span role="status" className={styles.verdict}>
        <Icon of={difference ? CircleAlert : gap < 0 ? CircleCheck : Scissors} size={16} />
        {difference && t('replayDesk:differsFoot', { count, held: difference.row, line: lineOfRow(difference.row) })}
        {!difference && gap >= 0 && t('replayDesk:equalUntilGap', { count: gap })}
        {!difference && gap < 0 && t('replayDesk:allEqual', { count })}
      </span>
      <span className={styles.took}>{t('replayDesk:took', { count: states, ms: Math.round(tookMs) })}</span>
      {isLoose && <span className={styles.took}>{t('replayDesk:looseSentence')}</span>}
      <span className={styles.space} />
      <TextButton onClick={() => dispatch(devToolsFileWanted())}>{t('replayDesk:devTools')}</TextButton>
      <span className={styles.keys} aria-hidden>
        <kbd>←</kbd> <kbd>→</kbd> {t('replayDesk:keysStep')} <kbd>Space</kbd> {t('replayDesk:keysPlay')} <kbd>/</kbd>{' '}
        {t('replayDesk:keysSearch')}
      </span>
    </footer>
  );
}
