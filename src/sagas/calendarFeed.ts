// CAL-8, decision 0026: creates, renews, copies and switches off the person's calendar feed at its secret address.
import { call, put, type SagaGenerator, select, takeEvery, takeLeading } from '../effects/effects.ts';
import * as events from '../features/calendarFeed/calendarFeedSlice.ts';
import type { Confirmation } from '../features/feedback/feedbackSlice.ts';
import { NO_FAILURE } from '../lib/formFailure.ts';
import * as api from '../services/api/calendarFeed.ts';
import { wholeAddress } from '../services/http/wholeAddress.ts';
import { callApi } from './calls/callApi.ts';
import { missingOr } from './calls/errorMessage.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { settleSubmission } from './calls/submission.ts';
import { copyAndTell } from './steps/copyAndTell.ts';
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
    // A backend without feeds answers 404; no feed is offered then.
    yield* keepFresh(() => load(events.feedResource, api.feedState(), { saying: missingOr(events.NO_FEEDS) }), {
      on: [events.feedResource.wanted],
      live: false,
    });
  } finally {
    // The address does not outlive its dialog.
    yield* put(events.feedLeft());
  }
}

/** Confirms an action that ends the address others read; without an address nothing is lost, so it does not ask. */
function* agreed(asked: Pick<Confirmation, 'question' | 'confirm'>): SagaGenerator<boolean> {
  const { feed } = yield* select(events.selectCalendarFeed);
  return feed.data?.isOn !== true || (yield* askConfirmation({ ...asked, danger: true }));
}

function* renew(): SagaGenerator<void> {
  const asked = { question: { key: 'calendarFeed:confirmRenewal' }, confirm: { key: 'calendarFeed:renew' } };
  if (!(yield* agreed(asked))) return;
  yield* put(events.feedChange.submitted());
  const answer = yield* callApi(api.renewedFeed(), { silent: true });
  const secretAddress = answer.ok ? yield* call(wholeAddress, answer.value.secretAddress) : null;
  if (secretAddress !== null) {
    const feed = { isOn: true, creationTime: yield* wallNow(), lastReadTime: null };
    yield* put(events.feedChanged({ feed, secretAddress }));
  }
  const isUseless = answer.ok && secretAddress === null;
  const noAddress = { ...NO_FAILURE, error: { key: 'calendarFeed:noAddress' } };
  yield* settleSubmission(events.feedChange, isUseless ? noAddress : answer);
}

function* end(): SagaGenerator<void> {
  const asked = { question: { key: 'calendarFeed:confirmEnd' }, confirm: { key: 'calendarFeed:end' } };
  if (!(yield* agreed(asked))) return;
  yield* put(events.feedChange.submitted());
  const answer = yield* callApi(api.disabledFeed(), { silent: true });
  const feed = { isOn: false, creationTime: null, lastReadTime: null };
  if (answer.ok) yield* put(events.feedChanged({ feed, secretAddress: null }));
  yield* settleSubmission(events.feedChange, answer);
}

function* copy(): SagaGenerator<void> {
  const { secretAddress } = yield* select(events.selectCalendarFeed);
  if (secretAddress === null) return;
  yield* copyAndTell(secretAddress, { key: 'calendarFeed:copied' }, { key: 'calendarFeed:notCopied' });
}
