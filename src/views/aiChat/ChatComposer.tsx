import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useRef } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { answerStopped, questionAsked, questionTyped, selectAiChat } from '../../features/aiChat/aiChatSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { borrowFocus } from '../common/dom/borrowFocus.ts';
import { isComposing } from '../common/dom/useDocumentKeys.ts';
import { Icon } from '../common/Icon.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './chat.module.css';

/** The field for the next question; it stays usable while an answer arrives. */
export function ChatComposer() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, typed, bot } = useAppSelector(selectAiChat);
  const isBusy = status === 'asked' || status === 'answering';
  const question = typed.trim();
  const isTooLong = question.length > LIMITS.chatQuestion;
  const maySend = status === 'ready' && question !== '' && !isTooLong;
  const send = () => maySend && dispatch(questionAsked(question));
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const takeFocus = useCallback((element: HTMLTextAreaElement) => {
    field.current = element;
    return borrowFocus(element);
  }, []);
  const stop = () => {
    dispatch(answerStopped());
    // The button disappears with the answer.
    field.current?.focus();
  };
  return (
    <footer className={styles.foot}>
      {isBusy && (
        <div className={styles.busy}>
          <span role="status">{t('aiChat:answering')}</span>
          <PlainButton onClick={stop}>
            <Icon of={Square} size={12} />
            {t('aiChat:stop')}
          </PlainButton>
        </div>
      )}
      <div className={styles.composer}>
        <textarea
          ref={takeFocus}
          rows={2}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? id : undefined}
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
      {isTooLong && (
        <p id={id} className={styles.tooLong} role="alert">
          {t('aiChat:tooLong', { count: question.length, limit: LIMITS.chatQuestion })}
        </p>
      )}
      <div className={styles.small}>
        <span>{t('aiChat:disclaimer')}</span>
        {bot.footerText && <span>{bot.footerText}</span>}
      </div>
    </footer>
  );
}
