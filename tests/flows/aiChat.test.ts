import { PATHS } from '../../src/constants/paths.ts';
import { CHAT_KEY, CHAT_TYPED_KEY } from '../../src/constants/storageKeys.ts';
import { TIMING } from '../../src/constants/timing.ts';
import * as chat from '../../src/features/aiChat/aiChatSlice.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { logoutWanted, selectHostToken } from '../../src/features/session/sessionSlice.ts';
import { chatToggled } from '../../src/features/shell/shellSlice.ts';
import type { AnswerEvent, ChatQuestion } from '../../src/services/aiChat/answers.ts';
import { backendWith } from '../support/backend.ts';
import { type Backend, playFlow, type Reply } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

/** The questions that have reached the service, each with a way to answer it. */
const asked: { question: ChatQuestion; tell: (event: AnswerEvent) => void; isEnded: boolean }[] = [];
jest.mock('../../src/services/aiChat/answers.ts', () => ({
  streamAnswer: (question: ChatQuestion, tell: (event: AnswerEvent) => void) => {
    const one = { question, tell, isEnded: false };
    asked.push(one);
    return () => {
      one.isEnded = true;
    };
  },
}));
jest.mock('../../src/services/browser/clipboard.ts', () => ({ copyText: async () => true }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const CONFIG = 'GET /api/ai/coze/config';
const TOKEN = 'GET /api/ai/coze/token';
const bot = { enableBot: true, appId: 'bot-1', title: '小极', logo: null, footerText: '由极光提供', apiBase: null };
const token = (accessToken: string) => ({ body: { accessToken, userId: 'u1', name: 'Lin Jing' } });

async function visit(over: Backend = {}, preloadedState = signedIn()) {
  const backend = { ...backendWith([]), [CONFIG]: { body: bot }, [TOKEN]: token('t-1'), ...over };
  const play = await playFlow(backend, { path: '/portal', preloadedState, awake: ['aiChat'] });
  await play.pass(TIMING.shellRestMs);
  play.lookFromHere();
  const did = async (...actions: Parameters<typeof play.dispatch>[0][]) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
  const said = async (...events: AnswerEvent[]) => {
    for (const event of events) asked.at(-1)?.tell(event);
    await play.pass(0);
  };
  return { play, did, said, own: () => play.state().aiChat, shell: () => play.state().shell };
}

const words = (text: string): AnswerEvent => ({ kind: 'words', text });
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;
jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('AI-1 offers the chat as the bot is configured and streams an answer into the store', async () => {
  const { play, did, said, own, shell } = await visit();
  expect(shell()).toMatchObject({ chatOffered: true, chatShown: false });
  expect(own().bot).toEqual({ title: '小极', logo: null, footerText: '由极光提供' });
  await did(chatToggled(), chat.questionAsked('还差哪些事？'));
  expect(shell().chatShown).toBe(true);
  expect(asked[0]?.question).toEqual({
    apiBase: null,
    botId: 'bot-1',
    accessToken: 't-1',
    userId: 'u1',
    content: '还差哪些事？',
    conversationId: null,
  });
  await said({ kind: 'begun', id: 'c-1' }, words('还差 '), words('2 件'));
  expect(own()).toMatchObject({ status: 'answering' });
  await said({ kind: 'done' });
  play.expectExactly([
    'shell/chatToggled',
    'aiChat/questionAsked',
    '→ keepTabText',
    `→ ${TOKEN}`,
    '→ answerChannel',
    'aiChat/answerBegun',
    'aiChat/answerGrew',
    'aiChat/answerGrew',
    'aiChat/answerCompleted',
    '→ keepTabText',
  ]);
  expect(own().conversations).toEqual([
    { remoteId: 'c-1', turns: [{ question: '还差哪些事？', answer: '还差 2 件', outcome: 'complete' }] },
  ]);
  // The next one continues the service’s conversation, with the token that is still valid.
  await did(chat.questionAsked('为什么？'));
  expect(asked[1]?.question).toMatchObject({ conversationId: 'c-1', accessToken: 't-1', content: '为什么？' });
  play.lookAway();
  expect(JSON.stringify(play.state())).not.toContain('t-1');
});

it('renews a token that expired before the chat was first used, and the page carries on', async () => {
  localStorage.setItem('host_token', 'Bearer former-host');
  localStorage.setItem('host_refresh_token', 'former-host-refresh');
  const state = signedIn();
  if (state.session) state.session = { ...state.session, hostToken: 'Bearer former-host' };
  const answers: Reply[] = [{ status: 401 }];
  const { play, shell } = await visit({ [CONFIG]: () => answers.shift() ?? { body: bot } }, state);
  expect(shell().chatOffered).toBe(true);
  expect(play.state().session.hostToken).toBe('Bearer host-token');
  expect(play.state()).toMatchObject({ sessionRefresh: { status: 'idle' }, reload: { status: 'idle' } });
  expect(play.state().feedback.toasts).toEqual([]);
});

it('unsent text survives a reload; sending the question, or the end of the session, discards it', async () => {
  const { play, did } = await visit();
  await did(chat.questionTyped('还差'), chat.questionTyped('还差哪'));
  play.lookAway();
  const again = await visit();
  expect(again.own().typed).toBe('还差哪');
  await again.did(chat.questionAsked('还差哪'));
  expect(sessionStorage.getItem(CHAT_TYPED_KEY)).toBeNull();
  await again.did(chat.questionTyped('为什么'));
  again.play.lookAway();

  const kept = sessionStorage.getItem(CHAT_TYPED_KEY) ?? '';
  sessionStorage.setItem(CHAT_TYPED_KEY, kept.replace('account/', 'another/'));
  const other = await visit();
  expect(other.own().typed).toBe('');
  await other.did(chat.questionTyped('谁'), logoutWanted());
  expect(sessionStorage.getItem(CHAT_TYPED_KEY)).toBeNull();
  other.play.lookAway();
});

it('a reload ends only the answer in progress; the end of the session or another company ends the conversation', async () => {
  const { play, did, said, own } = await visit();
  await did(chat.questionAsked('还差哪些事？'));
  await said({ kind: 'begun', id: 'c-1' }, words('还差'));
  const kept = sessionStorage.getItem(CHAT_KEY) ?? '';
  play.lookAway();
  const again = await visit();
  expect(again.own().conversations).toEqual([
    { remoteId: null, turns: [{ question: '还差哪些事？', answer: '', outcome: 'stopped' }] },
  ]);
  again.play.lookAway();
  expect(own().conversations).toHaveLength(1);

  sessionStorage.setItem(CHAT_KEY, kept.replace('account/', 'another/'));
  const other = await visit();
  expect(other.own().conversations).toEqual([{ remoteId: null, turns: [] }]);
  await other.did(logoutWanted());
  expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
  other.play.lookAway();
});

it('an answer can be stopped and requested again', async () => {
  const { play, did, said, own } = await visit();
  await did(chat.questionAsked('还差哪些事？'));
  await said(words('还'));
  await did(chat.answerStopped());
  expect(asked[0]?.isEnded).toBe(true);
  expect(own()).toMatchObject({ status: 'ready', conversations: [{ turns: [{ answer: '还', outcome: 'stopped' }] }] });
  await did(chat.answerRetried());
  await said(words('2 件'), { kind: 'done' });
  expect(own().conversations[0]?.turns).toEqual([{ question: '还差哪些事？', answer: '2 件', outcome: 'complete' }]);
  play.lookAway();
});

it('renews the token before it expires, and once when the service rejects it', async () => {
  const { play, did, said, own } = await visit();
  await did(chat.questionAsked('一'));
  await said(words('1'), { kind: 'done' });
  play.backend[TOKEN] = token('t-2');
  await play.pass(600_000);
  await did(chat.questionAsked('二'));
  expect(asked.map(({ question }) => question.accessToken)).toEqual(['t-1', 't-2']);
  play.backend[TOKEN] = token('t-3');
  await said({ kind: 'failed', reason: 'token', why: '4100' });
  expect(asked.map(({ question }) => question.accessToken)).toEqual(['t-1', 't-2', 't-3']);
  await said({ kind: 'failed', reason: 'token', why: '4100' });
  expect(asked).toHaveLength(3);
  expect(own().conversations[0]?.turns[1]).toMatchObject({ outcome: 'failed' });
  expect(warned).toHaveBeenCalledWith('aiChat: 4100');
  play.lookAway();
});

it.each([
  ['the configuration fails', { [CONFIG]: { status: 500 } }, 1],
  ['a backend knows no such call', { [CONFIG]: { status: 404 } }, 1],
  ['the bot is switched off', { [CONFIG]: { body: { ...bot, enableBot: false } } }, 0],
])('AI-1 offers and shows nothing if %s; logs a failure', async (_, over: Backend, times) => {
  const { play, did, shell } = await visit(over);
  await did(chatToggled());
  expect(shell()).toMatchObject({ chatOffered: false, chatShown: false });
  expect(play.state().feedback.toasts).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(times);
  play.lookAway();
});

it('AI-1 requests nothing without a host token or on the account screens', async () => {
  const { session, ...others } = signedIn();
  const without = await visit({}, { ...others, ...(session && { session: { ...session, hostToken: null } }) });
  expect(selectHostToken(without.play.state())).toBeNull();
  for (const path of [PATHS.login, PATHS.register, PATHS.verifyPhone, PATHS.resetPassword]) {
    const play = await playFlow({ ...backendWith([]), [CONFIG]: { body: bot } }, { path, awake: ['aiChat'] });
    await play.pass(TIMING.shellRestMs);
    expect(play.calls()).not.toContain(CONFIG);
    expect(play.state().shell.chatOffered).toBe(false);
    play.lookAway();
  }
  expect(without.shell().chatOffered).toBe(false);
  without.play.lookAway();
});

it('a company switch or log-out ends the chat and forgets it; leaving the shell only ends the answer', async () => {
  const { play, did, said, own, shell } = await visit();
  await did(chatToggled(), chat.questionAsked('还差哪些事？'));
  await said(words('还'));
  await did(navigationWanted({ to: '/404' }));
  expect([asked[0]?.isEnded, shell().chatShown]).toEqual([true, false]);
  await did(navigationWanted({ to: '/portal' }));
  await play.pass(TIMING.shellRestMs);
  expect(own()).toMatchObject({ status: 'ready', conversations: [{ turns: [{ answer: '还', outcome: 'stopped' }] }] });
  await did(chatToggled(), switchSucceeded({ action: 'switch' } as never));
  expect(own()).toMatchObject({ status: 'off', conversations: [{ remoteId: null, turns: [] }] });
  expect(shell()).toMatchObject({ chatOffered: false, chatShown: false });
  await play.pass(TIMING.shellRestMs);
  expect(shell().chatOffered).toBe(true);
  await did(chat.questionAsked('再来'), logoutWanted());
  await play.pass(TIMING.shellRestMs);
  expect(asked.at(-1)?.isEnded).toBe(true);
  expect(own()).toMatchObject({ status: 'off', conversations: [{ turns: [] }] });
  play.lookAway();
});

it('copies an answer', async () => {
  const { play, did } = await visit();
  await did(chat.answerCopyWanted('**2 件**'));
  play.expectExactly(['aiChat/answerCopyWanted', '→ copyText', 'feedback/toastShown']);
});
