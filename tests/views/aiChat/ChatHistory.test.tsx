import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as chat from '../../../src/features/aiChat/aiChatSlice.ts';
import { ChatHistory } from '../../../src/views/aiChat/ChatHistory.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const turn = (question: string, outcome: 'complete' | 'pending') => ({ question, answer: '', outcome });
const state = stateWith({
  aiChat: {
    status: 'asked',
    conversations: [
      { remoteId: 'c-1', turns: [turn('还差哪些事？', 'complete')] },
      { remoteId: null, turns: [turn('为什么？', 'pending')] },
    ],
    current: 1,
    historyShown: true,
  },
});

it('the conversation on the screen only closes the list: its answer goes on', async () => {
  const { events, store } = await renderView(<ChatHistory />, { state });
  await userEvent.click(screen.getByRole('button', { current: true }));
  expect(events).toEqual([chat.historyToggled()]);
  expect(store.getState().aiChat).toMatchObject({ status: 'asked', current: 1, historyShown: false });
});

it('another one opens', async () => {
  const { events } = await renderView(<ChatHistory />, { state });
  await userEvent.click(screen.getByRole('button', { name: /还差哪些事/ }));
  expect(events).toEqual([chat.conversationOpened(0)]);
});
