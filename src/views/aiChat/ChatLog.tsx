import BubbleList from '@ant-design/x/es/bubble/BubbleList';
import type { BubbleItemType } from '@ant-design/x/es/bubble/interface';
import { Bot } from 'lucide-react';
import { type ChatTurn, selectAiChat, selectConversation } from '../../features/aiChat/aiChatSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { ChatAnswer } from './ChatAnswer.tsx';
import styles from './log.module.css';

const ROLES = {
  user: {
    placement: 'end',
    variant: 'filled',
    classNames: { root: styles.turn ?? '', content: styles.question ?? '' },
  },
  ai: {
    placement: 'start',
    variant: 'borderless',
    classNames: { root: styles.turn ?? '', body: styles.answerBody ?? '', content: styles.answer ?? '' },
  },
} as const;
const MARK = <Icon of={Bot} size={18} />;

/** The questions and answers of the conversation. Screen readers announce an answer once it is complete. */
export function ChatLog() {
  const t = useText();
  const { status } = useAppSelector(selectAiChat);
  const { turns = [] } = useAppSelector(selectConversation) ?? {};
  const isBusy = status === 'asked' || status === 'answering';
  return (
    <div
      // The pressed row of the history disappears with the history.
      ref={focusWhenLost}
      tabIndex={-1}
      className={styles.log}
      role="log"
      aria-label={t('aiChat:log')}
      aria-busy={isBusy}
    >
      {turns.length === 0 ? (
        <div className={styles.empty}>
          <Icon of={Bot} size={22} />
          <p>{t('aiChat:empty')}</p>
          <p className={styles.emptyHint}>{t('aiChat:emptyHint')}</p>
        </div>
      ) : (
        <BubbleList role={ROLES} items={turns.flatMap((turn, at) => bubblesOf(turn, at, at === turns.length - 1))} />
      )}
    </div>
  );
}

function bubblesOf(turn: ChatTurn, at: number, isNewest: boolean): BubbleItemType[] {
  return [
    { key: `question-${at}`, role: 'user', content: turn.question },
    {
      key: `answer-${at}`,
      role: 'ai',
      avatar: MARK,
      content: turn.answer,
      contentRender: () => <ChatAnswer turn={turn} isNewest={isNewest} />,
    },
  ];
}
