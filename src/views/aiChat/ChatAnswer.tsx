import { Copy, RotateCcw } from 'lucide-react';
import { answerCopyWanted, answerRetried, type ChatTurn, selectAiChat } from '../../features/aiChat/aiChatSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { retrying } from '../common/dom/retrying.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { RichText } from '../common/RichText.tsx';
import { useText } from '../common/useText.ts';
import styles from './log.module.css';
import { markdown } from './markdown.ts';

/** An answer as far as it has arrived, how it ended, and the actions on it. */
export function ChatAnswer({ turn, isNewest }: { readonly turn: ChatTurn; readonly isNewest: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectAiChat);
  const { answer, outcome } = turn;
  const pending = outcome === 'pending';
  return (
    <>
      {answer !== '' && <RichText className={styles.words} html={markdown(answer)} />}
      {pending && <span className={styles.caret} aria-hidden />}
      {outcome === 'stopped' && <p className={styles.ending}>{t('aiChat:stopped')}</p>}
      {outcome === 'failed' && <p className={styles.failure}>{t('aiChat:failed')}</p>}
      {!pending && (
        <div className={styles.actions}>
          {answer !== '' && (
            <IconButton
              aria-label={t('aiChat:copy')}
              title={t('aiChat:copy')}
              onClick={() => dispatch(answerCopyWanted(answer))}
            >
              <Icon of={Copy} size={14} />
            </IconButton>
          )}
          {isNewest && status === 'ready' && (
            <IconButton
              aria-label={t('aiChat:retry')}
              title={t('aiChat:retry')}
              onClick={retrying(() => dispatch(answerRetried()))}
            >
              <Icon of={RotateCcw} size={14} />
            </IconButton>
          )}
        </div>
      )}
    </>
  );
}
