import { ArrowUp, Square } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { answerStopped, questionAsked, questionTyped, selectAiChat } from '../../features/aiChat/aiChatSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { borrowFocus } from '../common/dom/borrowFocus.ts';
import { Icon } from '../common/Icon.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './chat.module.css';

/** Where the next question is written; it can be written while an answer comes. */
export function ChatComposer() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, typed, bot } = useAppSelector(selectAiChat);
  const isBusy = status === 'asked' || status === 'answering';
  const question = typed.trim();
  const maySend = status === 'ready' && question !== '';
  const send = () => maySend && dispatch(questionAsked(question));
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <footer className={styles.foot}>
      {isBusy && (
        <div className={styles.busy}>
          <span role="status">{t('aiChat:answering')}</span>
          <PlainButton onClick={() => dispatch(answerStopped())}>
            <Icon of={Square} size={12} />
            {t('aiChat:stop')}
          </PlainButton>
        </div>
      )}
      <div className={styles.composer}>
        <textarea
          ref={borrowFocus}
          rows={2}
          maxLength={LIMITS.chatQuestion}
          aria-label={t('aiChat:question')}
          placeholder={t('aiChat:placeholder')}
          value={typed}
          onChange={({ target }) => dispatch(questionTyped(target.value))}
          onKeyDown={sendByKey}
        />
        <button
          type="button"
          className={styles.send}
          aria-label={t('aiChat:send')}
          title={t('aiChat:send')}
          disabled={!maySend}
          onClick={send}
        >
          <Icon of={ArrowUp} size={18} />
        </button>
      </div>
      <div className={styles.small}>
        <span>{t('aiChat:disclaimer')}</span>
        {bot.footerText && <span>{bot.footerText}</span>}
      </div>
    </footer>
  );
}
