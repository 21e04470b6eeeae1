import { type KeyboardEvent, useRef } from 'react';
import { selectAiChat } from '../../features/aiChat/aiChatSlice.ts';
import { chatToggled } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { AntdTheme } from '../common/AntdTheme.tsx';
import { isComposing } from '../common/dom/useDocumentKeys.ts';
import { useInertAround } from '../common/dom/useInertAround.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { useText, useTexts } from '../common/useText.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatHistory } from './ChatHistory.tsx';
import { ChatLog } from './ChatLog.tsx';
import styles from './chat.module.css';

/** The AI chat (AI-1), docked on the right over a page that stays usable; on a phone it is all that is shown. */
export function ChatPanel() {
  useTexts('aiChat');
  const t = useText();
  const dispatch = useAppDispatch();
  const { bot, historyShown } = useAppSelector(selectAiChat);
  const panel = useRef<HTMLElement>(null);
  const phone = usePhone();
  useInertAround(panel, phone);
  const title = bot.title || t('aiChat:title');
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    // Nothing else closes with it.
    event.preventDefault();
    dispatch(chatToggled());
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-chat-panel
      role="dialog"
      aria-modal={phone}
      aria-label={title}
      onKeyDown={closeByKey}
    >
      <ChatHead title={title} />
      {historyShown ? (
        <ChatHistory />
      ) : (
        <AntdTheme>
          <ChatLog />
        </AntdTheme>
      )}
      <ChatComposer />
    </section>
  );
}
