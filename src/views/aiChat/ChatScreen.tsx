import { lazyScreen } from '../common/dom/lazyScreen.ts';

const ChatPanel = lazyScreen(() => import('./ChatPanel.tsx'), 'ChatPanel');

/** The chat's panel, with the library that renders answers, loaded once it is opened. */
export function ChatScreen() {
  return <ChatPanel />;
}
