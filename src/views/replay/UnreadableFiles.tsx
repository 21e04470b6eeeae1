import type { UnreadableFile } from '../../features/replayDesk/replayDeskReading.ts';
import { selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import styles from './replay.module.css';

/** Which of the files could not be read, and why. */
export function UnreadableFiles() {
  const t = useText();
  const { unreadable } = useAppSelector(selectReplayDesk);
  const reasonOf = ({ fault, line }: UnreadableFile) =>
    fault === 'line' ? t('replayDesk:fault_line', { line }) : t(`replayDesk:fault_${fault}`);
  if (unreadable.length === 0) return null;
  return (
    <div role="alert" className={styles.unreadable}>
      <strong>{t('replayDesk:unreadableTitle')}</strong>
      <ul>
        {unreadable.map((each) => (
          <li key={each.file}>
            <span className={styles.mono}>{each.file}</span> {reasonOf(each)}
          </li>
        ))}
      </ul>
    </div>
  );
}
