import { History, SquarePen, X } from 'lucide-react';
import { conversationBegun, historyToggled, selectAiChat } from '../../features/aiChat/aiChatSlice.ts';
import { chatToggled } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './chat.module.css';

/** Whose chat it is, and the actions on the whole conversation. */
export function ChatHead({ title }: { readonly title: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { bot, conversations, historyShown } = useAppSelector(selectAiChat);
  return (
    <header className={styles.head}>
      {bot.logo && <img className={styles.logo} src={bot.logo} alt="" width={20} height={20} />}
      <h2 className={`${styles.title} ${looks.ellipsis}`}>{title}</h2>
      <IconButton
        aria-label={t('aiChat:history')}
        title={t('aiChat:history')}
        aria-pressed={historyShown}
        onClick={() => dispatch(historyToggled())}
      >
        <Icon of={History} size={16} />
      </IconButton>
      <IconButton
        aria-label={t('aiChat:fresh')}
        title={t('aiChat:fresh')}
        disabled={conversations.every(({ turns }) => turns.length === 0)}
        onClick={() => dispatch(conversationBegun())}
      >
        <Icon of={SquarePen} size={16} />
      </IconButton>
      <IconButton aria-label={t('aiChat:close')} title={t('aiChat:close')} onClick={() => dispatch(chatToggled())}>
        <Icon of={X} size={16} />
      </IconButton>
    </header>
  );
}
