import { type AnswerEvent, type ChatQuestion, streamAnswer } from '../../../src/services/aiChat/answers.ts';
import { configureSend } from '../../../src/services/http/send.ts';
import { credentials } from '../support/backend.ts';

type Told = readonly [event: string, data: unknown];
/** Stands in for the one client that the library would make: it streams what the test says. */
const mockService = {
  options: {} as object,
  asked: [] as unknown[],
  cancel: jest.fn(async () => {}),
  told: [] as readonly (Told | Error)[],
  /** Waits before the first event, and after each. */
  pause: async () => {},
};
jest.mock('@coze/api', () => ({
  CozeAPI: class {
    readonly chat;
    constructor(options: object) {
      mockService.options = options;
      const { cancel } = mockService;
      this.chat = {
        cancel,
        stream: async function* (question: unknown, { signal }: { signal: AbortSignal }) {
          mockService.asked.push(question);
          for (const told of mockService.told) {
            await mockService.pause();
            if (signal.aborted) throw new Error('aborted');
            if (told instanceof Error) throw told;
            yield { event: told[0], data: told[1] };
          }
        },
      };
    }
  },
}));

const question: ChatQuestion = {
  apiBase: null,
  accessToken: 'pat_secret',
  botId: 'bot',
  userId: 'lin',
  content: '还差哪些事？',
  conversationId: null,
};
const created: Told = ['conversation.chat.created', { id: 'chat-1', conversation_id: 'c-1' }];
const delta = (content: string | null, id = 'm1', type = 'answer'): Told => [
  'conversation.message.delta',
  { id, type, content },
];
const completed = (content: string, id = 'm1', type = 'answer'): Told => [
  'conversation.message.completed',
  { id, type, content },
];
const done: Told = ['done', '[DONE]'];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What is reported of an answer that consists of these events. */
async function answerOf(...told: readonly (Told | Error)[]): Promise<AnswerEvent[]> {
  mockService.told = told;
  const events: AnswerEvent[] = [];
  streamAnswer(question, (event) => events.push(event));
  await settled();
  return events;
}
const words = (events: readonly AnswerEvent[]) => events.flatMap((event) => (event.kind === 'words' ? event.text : []));

beforeEach(() => {
  configureSend({ baseUrl: 'https://backend.example', readCredentials: () => credentials, fetch });
  Object.assign(mockService, { asked: [], pause: async () => {} });
  mockService.cancel.mockReset().mockResolvedValue(undefined);
});

describe('a question', () => {
  it('names bot, person and words, and the conversation that it continues', async () => {
    await answerOf(done);
    const asked = {
      bot_id: 'bot',
      user_id: 'lin',
      additional_messages: [{ role: 'user', content: '还差哪些事？', content_type: 'text' }],
    };
    expect(mockService.asked).toEqual([asked]);
    streamAnswer({ ...question, conversationId: 'c-1' }, () => {});
    await settled();
    expect(mockService.asked[1]).toEqual({ ...asked, conversation_id: 'c-1' });
  });

  it.each([
    [null, undefined],
    ['/chat', 'https://backend.example/chat'],
    ['https://chat.example', 'https://chat.example'],
  ])('goes with its token to the service at %s', async (apiBase, baseURL) => {
    streamAnswer({ ...question, apiBase }, () => {});
    await settled();
    expect(mockService.options).toEqual({ token: 'pat_secret', ...(baseURL !== undefined && { baseURL }) });
  });
});

describe('an answer', () => {
  it('begins, grows word by word, and ends', async () => {
    const told = [created, delta('还差'), delta(''), delta(null), delta('两件'), completed('还差两件'), done] as const;
    expect(await answerOf(...told, delta('too late'))).toEqual([
      { kind: 'begun', id: 'c-1' },
      { kind: 'words', text: '还差' },
      { kind: 'words', text: '两件' },
      { kind: 'done' },
    ]);
  });

  it('that comes in one piece is told in one', async () => {
    expect(words(await answerOf(created, completed('还差两件'), done))).toEqual(['还差两件']);
  });

  it('of several messages has a blank line between them', async () => {
    const told = [delta('一', 'm1'), completed('一', 'm1'), delta('二', 'm2'), delta('三', 'm2'), done] as const;
    expect(words(await answerOf(...told))).toEqual(['一', '\n\n', '二', '三']);
  });

  it('leaves out what is not part of it: other kinds of message and of event', async () => {
    const told = [delta('tool', 'm0', 'function_call'), completed('next?', 'm3', 'follow_up'), delta('一')] as const;
    expect(await answerOf(...told, ['conversation.chat.in_progress', {}], ['conversation.chat.completed', {}])).toEqual(
      [{ kind: 'words', text: '一' }, { kind: 'done' }],
    );
  });
});

describe('an answer that fails', () => {
  it.each<[string, Told | Error, 'token' | 'other', string]>([
    ['a refused token', ['error', { code: 4100, msg: 'expired' }], 'token', '4100 expired'],
    ['a token of another kind', ['error', { code: 700012006, msg: 'revoked' }], 'token', '700012006 revoked'],
    ['a 401', Object.assign(new Error('no'), { status: 401, code: null }), 'token', '401 no'],
    ['a fault of the service', ['error', { code: 5000, msg: 'busy' }], 'other', '5000 busy'],
    ['a lost connection', new Error('network'), 'other', 'network'],
    [
      'a failed chat',
      ['conversation.chat.failed', { last_error: { code: 4028, msg: 'no credit' } }],
      'other',
      '4028 no credit',
    ],
    ['a failed chat without a reason', ['conversation.chat.failed', { code: 1 }], 'other', '1'],
  ])('by %s says which and why', async (_what, told, reason, why) => {
    expect(await answerOf(created, told, done)).toEqual([
      { kind: 'begun', id: 'c-1' },
      { kind: 'failed', reason, why },
    ]);
  });

  it('because the connection ended silently says so', async () => {
    expect((await answerOf(created, delta('一'))).at(-1)).toEqual({
      kind: 'failed',
      reason: 'other',
      why: 'the answer broke off',
    });
  });
});

describe('an answer that the person stops', () => {
  async function stoppedAfter(...told: readonly Told[]) {
    mockService.told = [...told, delta('unwanted'), done];
    let go = () => {};
    let left = told.length;
    // The last event before the stop has been read once the stream asks for the next one.
    const reached = new Promise<void>((resolve) => {
      mockService.pause = async () => {
        if (left === 0) {
          resolve();
          await new Promise<void>((go_) => {
            go = go_;
          });
        }
        left -= 1;
      };
    });
    const events: AnswerEvent[] = [];
    const stop = streamAnswer(question, (event) => events.push(event));
    await reached;
    stop();
    go();
    await settled();
    return events;
  }

  it('stops at the service too, and nothing more is reported', async () => {
    expect(await stoppedAfter(created)).toEqual([{ kind: 'begun', id: 'c-1' }]);
    expect(mockService.cancel.mock.calls).toEqual([['c-1', 'chat-1']]);
  });

  it('is over for the person even if the service cannot be told', async () => {
    mockService.cancel.mockRejectedValue(new Error('gone'));
    expect(await stoppedAfter(created)).toEqual([{ kind: 'begun', id: 'c-1' }]);
  });

  it('before it has begun is never asked for', async () => {
    const events: AnswerEvent[] = [];
    streamAnswer(question, (event) => events.push(event))();
    await settled();
    expect([mockService.asked, events]).toEqual([[], []]);
  });

  it('after its end is not cancelled at the service', async () => {
    mockService.told = [created, done];
    const stop = streamAnswer(question, () => {});
    await settled();
    stop();
    expect(mockService.cancel).not.toHaveBeenCalled();
  });
});
