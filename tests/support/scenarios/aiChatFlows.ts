import { TIMING } from '../../../src/constants/timing.ts';
import { answerCopyWanted, questionAsked } from '../../../src/features/aiChat/aiChatSlice.ts';
import { does, type Scenario } from './scenario.ts';

/** The AI chat, on a server with a bot. */
export const aiChatScenarios: readonly Scenario[] = [
  {
    flow: 'aiChat',
    title: 'a question is answered, and the answer copied',
    backend: {
      'GET /api/ai/coze/config': {
        body: { enableBot: true, appId: 'bot-1', title: null, logo: null, footerText: null },
      },
      'GET /api/ai/coze/token': { body: { accessToken: 't-1', userId: 'u1', name: 'Lin Jing' } },
    },
    before: (play) => play.pass(TIMING.shellRestMs),
    ask: async (play) => {
      // After a crash, the chat has to be offered again.
      await play.pass(TIMING.shellRestMs);
      await does(questionAsked('还差哪些事？'), answerCopyWanted('还差 2 件'))(play);
    },
    leadsTo: ['aiChat/answerBegun', 'aiChat/answerGrew', 'aiChat/answerCompleted', 'feedback/toastShown'],
    story: [
      'aiChat/questionAsked',
      '→ keepTabText',
      '→ GET /api/ai/coze/token',
      '→ answerChannel',
      'aiChat/answerBegun',
      'aiChat/answerGrew',
      'aiChat/answerCompleted',
      '→ keepTabText',
      'aiChat/answerCopyWanted',
      '→ copyText',
      'feedback/toastShown',
    ],
  },
];
