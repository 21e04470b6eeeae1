import { openWanted, selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { Glyph } from '../common/Glyph.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './replay.module.css';
import { UnreadableFiles } from './UnreadableFiles.tsx';

/** Shown before a tape is open, and if none of the files could be read. */
export function Welcome() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectReplayDesk);
  return (
    <div className={styles.welcome}>
      <Glyph kind={status === 'unreadable' ? 'error' : 'empty'} size={96} />
      <h1>{t('replayDesk:title')}</h1>
      <UnreadableFiles />
      <p>{t('replayDesk:dropHere')}</p>
      <p className={looks.meta}>{t('replayDesk:sentence')}</p>
      <Button kind="primary" onClick={() => dispatch(openWanted())}>
        {t('replayDesk:open')}
      </Button>
    </div>
  );
}
