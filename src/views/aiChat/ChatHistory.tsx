import { conversationOpened, historyToggled, selectAiChat } from '../../features/aiChat/aiChatSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './chat.module.css';

/**
 * The conversations of this session, newest first, each titled by its first question. The one on the screen is not
 * opened again, which would end its answer.
 */
export function ChatHistory() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { conversations, current } = useAppSelector(selectAiChat);
  const rows = conversations.map(({ turns }, at) => ({ at, first: turns[0]?.question, count: turns.length }));
  return (
    <ul className={styles.history} aria-label={t('aiChat:history')}>
      {rows.reverse().map(({ at, first, count }) => (
        <li key={at}>
          <button
            type="button"
            className={looks.insetFocus}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => dispatch(at === current ? historyToggled() : conversationOpened(at))}
          >
            <span className={looks.ellipsis}>{first ?? t('aiChat:untitled')}</span>
            <span className={looks.meta}>{at === current ? t('aiChat:current') : t('aiChat:turns', { count })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
