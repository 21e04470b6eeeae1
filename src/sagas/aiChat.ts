// AI-1, spec §2 "Other", §8 "AI chat init failure": the chat is offered in the shell if the server has a bot; answers
// are streamed from the chat service itself.
import type { Action } from '@reduxjs/toolkit';
import type { AiBotConfig } from '../../contract/aiChat.ts';
import { CHAT_KEY, CHAT_TYPED_KEY } from '../constants/storageKeys.ts';
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, race, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import {
  answerBegun,
  answerCompleted,
  answerCopyWanted,
  answerFailed,
  answerGrew,
  answerRetried,
  answerStopped,
  botRead,
  conversationBegun,
  conversationOpened,
  conversationsKept,
  questionAsked,
  questionTyped,
  selectAiChat,
  selectConversation,
} from '../features/aiChat/aiChatSlice.ts';
import { keptChatOf, keptTypedOf } from '../features/aiChat/keptChat.ts';
import { selectHostToken } from '../features/session/sessionSlice.ts';
import { chatOffered } from '../features/shell/shellSlice.ts';
import type { AnswerEvent } from '../services/aiChat/answers.ts';
import { aiConfig, aiToken } from '../services/api/aiChat.ts';
import { now } from '../services/browser/clock.ts';
import { logError, logWarning } from '../services/browser/log.ts';
import { keepTabText, readTabText } from '../services/storage/tabStorage.ts';
import { callApi } from './calls/callApi.ts';
import { answerChannel } from './channels/answerChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { copyAndTell } from './steps/copyAndTell.ts';
import { placeHere } from './steps/placeHere.ts';
import { untilShellRested } from './waits/untilShellRested.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** The bot that answers, and where. */
interface Service {
  readonly apiBase: string | null;
  readonly botId: string;
}
/** Who asks. Only this flow knows it: the store holds no token of the chat. */
interface Asker {
  readonly accessToken: string;
  readonly userId: string;
  readonly since: number;
}

export function* aiChat(): SagaGenerator<void> {
  yield* takeEvery(answerCopyWanted, copy);
  yield* whileShellOpen(chat);
}

function* chat(): SagaGenerator<void> {
  yield* untilShellRested();
  const config = (yield* select(selectHostToken)) === null ? null : yield* readConfig();
  if (!config?.enableBot || !config.appId) return;
  const { title, logo, footerText } = config;
  yield* put(botRead({ title, logo, footerText }));
  yield* restore();
  yield* fork(keepConversations);
  yield* put(chatOffered());
  const service = { botId: config.appId, apiBase: config.apiBase ?? null };
  let asker: Asker | null = null;
  while (true) {
    yield* take([questionAsked, answerRetried]);
    asker = yield* answerUntilStopped(service, asker);
  }
}

/** The history belongs to the sign-in in this tab and survives a reload. */
function* restore(): SagaGenerator<void> {
  const place = yield* placeHere();
  const kept = keptChatOf(yield* call(readTabText, CHAT_KEY), place);
  if (kept) yield* put(conversationsKept({ conversations: [...kept.conversations], current: kept.current }));
  const typed = keptTypedOf(yield* call(readTabText, CHAT_TYPED_KEY), place);
  if (typed !== '') yield* put(questionTyped(typed));
}

/** Events that end a turn or open another conversation. */
const KEPT_AFTER = [questionAsked, answerCompleted, answerStopped, answerFailed, conversationBegun, conversationOpened];

/** Saves the typed text on every keystroke, so that an immediate reload loses nothing. */
function* keepConversations(): SagaGenerator<void> {
  const place = yield* placeHere();
  let isTyped = (yield* select(selectAiChat)).typed !== '';
  try {
    while (true) {
      const event: Action = yield* take([...KEPT_AFTER, questionTyped]);
      if (questionTyped.match(event)) {
        yield* call(keepTabText, CHAT_TYPED_KEY, JSON.stringify({ place, typed: event.payload }));
        isTyped = true;
        continue;
      }
      if (isTyped && questionAsked.match(event)) {
        yield* call(keepTabText, CHAT_TYPED_KEY, null);
        isTyped = false;
      }
      const { conversations, current } = yield* select(selectAiChat);
      yield* call(keepTabText, CHAT_KEY, JSON.stringify({ place, conversations, current }));
    }
  } finally {
    // The shell closes with the session, and the company has been left; a page that goes gets no further.
    yield* call(keepTabText, CHAT_KEY, null);
    yield* call(keepTabText, CHAT_TYPED_KEY, null);
  }
}

function* answerUntilStopped(service: Service, former: Asker | null): SagaGenerator<Asker | null> {
  const { answered } = yield* race({
    answered: call(answerQuestion, service, former),
    stopped: take([answerStopped, conversationBegun, conversationOpened]),
  });
  return answered === undefined ? former : answered;
}

/** A failure is only logged (§8): the chat is then not offered. */
function* readConfig(): SagaGenerator<AiBotConfig | null> {
  const answer = yield* callApi(aiConfig(), { silent: true, unasked: true });
  if (answer.ok) return answer.value;
  yield* call(logError, 'aiChat', answer.error);
  return null;
}

/**
 * Answers the newest question; with a new token if the service refused the old one. Returns the asker, for the next
 * question.
 */
function* answerQuestion(service: Service, former: Asker | null): SagaGenerator<Asker | null> {
  let asker = yield* asking(former);
  for (let isRepeated = false; asker !== null; isRepeated = true) {
    const failure = yield* stream(service, asker);
    if (failure === null) return asker;
    if (failure.reason !== 'token' || isRepeated) {
      yield* call(logWarning, 'aiChat', failure.why);
      break;
    }
    asker = yield* asking(null);
  }
  yield* put(answerFailed());
  return null;
}

/** The asker: unchanged, or with a new token before the previous one expires. Null if no token is available. */
function* asking(former: Asker | null): SagaGenerator<Asker | null> {
  const since = yield* call(now);
  if (former !== null && since - former.since < TIMING.aiTokenMs) return former;
  const answer = yield* callApi(aiToken(), { silent: true, unasked: true });
  if (!answer.ok) {
    yield* call(logError, 'aiChat', answer.error);
    return null;
  }
  const { accessToken, userId } = answer.value;
  return { accessToken, userId, since };
}

type Failure = Extract<AnswerEvent, { kind: 'failed' }>;

/** Streams one answer into the store. Null when it is complete. */
function* stream({ apiBase, botId }: Service, { accessToken, userId }: Asker): SagaGenerator<Failure | null> {
  const conversation = yield* select(selectConversation);
  const content = conversation?.turns.at(-1)?.question ?? '';
  const conversationId = conversation?.remoteId ?? null;
  return yield* withChannel(
    answerChannel,
    function* hear(channel): SagaGenerator<Failure | null> {
      while (true) {
        const event = yield* take(channel);
        if (event.kind === 'failed') return event;
        if (event.kind === 'begun') yield* put(answerBegun(event.id));
        else if (event.kind === 'words') yield* put(answerGrew(event.text));
        else {
          yield* put(answerCompleted());
          return null;
        }
      }
    },
    { apiBase, botId, accessToken, userId, content, conversationId },
  );
}

function* copy({ payload }: ReturnType<typeof answerCopyWanted>): SagaGenerator<void> {
  yield* copyAndTell(payload, { key: 'aiChat:copied' }, { key: 'aiChat:notCopied' });
}
