// CAL-8, decision 0026: creates, renews, copies and switches off the person's calendar feed at its secret address.
import { call, put, type SagaGenerator, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import * as events from '../features/calendarFeed/calendarFeedSlice.ts';
import type { Confirmation } from '../features/feedback/feedbackSlice.ts';
import * as api from '../services/api/calendarFeed.ts';
import { copyText } from '../services/browser/clipboard.ts';
import { wholeAddress } from '../services/http/wholeAddress.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { showToast } from './steps/showToast.ts';
import { wallNow } from './steps/wallNow.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileExchange } from './waits/whileExchange.ts';

export function* calendarFeed(): SagaGenerator<void> {
  yield* whileExchange(['menu', 'feed'], followFeed);
}

function* followFeed(): SagaGenerator<void> {
  try {
    yield* takeLeading(events.renewalWanted, renew);
    yield* takeLeading(events.feedEndWanted, end);
    yield* takeEvery(events.addressCopyWanted, copy);
    while (true) {
      yield* ask();
      yield* take(events.feedWanted);
    }
  } finally {
    // The address does not outlive its dialog.
    yield* put(events.feedLeft());
  }
}

/** A backend without feeds answers 404; no feed is offered then. */
function* ask(): SagaGenerator<void> {
  const answer = yield* callApi(api.feedState(), { silent: true });
  if (answer.ok) yield* put(events.feedTold(answer.value));
  else if ('status' in answer.error && answer.error.status === 404) yield* put(events.feedAbsent());
  else yield* put(events.feedFailed(errorMessage(answer.error)));
}

/** Confirms an action that ends the address others read; without an address nothing is lost, so it does not ask. */
function* agreed(asked: Pick<Confirmation, 'question' | 'confirm'>): SagaGenerator<boolean> {
  const { feed } = yield* select(events.selectCalendarFeed);
  return feed?.isOn !== true || (yield* askConfirmation({ ...asked, danger: true }));
}

function* renew(): SagaGenerator<void> {
  const asked = { question: { key: 'calendarFeed:confirmRenewal' }, confirm: { key: 'calendarFeed:renew' } };
  if (!(yield* agreed(asked))) return;
  yield* put(events.feedChangeBegun());
  const answer = yield* callApi(api.renewedFeed(), { silent: true });
  if (!answer.ok) {
    yield* put(events.feedChangeFailed(errorMessage(answer.error)));
    return;
  }
  const secretAddress = yield* call(wholeAddress, answer.value.secretAddress);
  if (secretAddress === null) yield* put(events.feedChangeFailed({ key: 'calendarFeed:noAddress' }));
  else yield* put(events.addressGiven({ secretAddress, creationTime: yield* wallNow() }));
}

function* end(): SagaGenerator<void> {
  const asked = { question: { key: 'calendarFeed:confirmEnd' }, confirm: { key: 'calendarFeed:end' } };
  if (!(yield* agreed(asked))) return;
  yield* put(events.feedChangeBegun());
  const answer = yield* callApi(api.disabledFeed(), { silent: true });
  yield* put(answer.ok ? events.feedEnded() : events.feedChangeFailed(errorMessage(answer.error)));
}

function* copy(): SagaGenerator<void> {
  const { secretAddress } = yield* select(events.selectCalendarFeed);
  if (secretAddress === null) return;
  const isCopied = yield* call(copyText, secretAddress);
  const key = isCopied ? 'calendarFeed:copied' : 'calendarFeed:notCopied';
  yield* showToast(isCopied ? 'success' : 'warning', { key }, TIMING.messageMs);
}
