// CON-1: host administrators decide about companies and real names, field by field. Each decision applies to the
// attempt that was reviewed.
import { TIMING } from '../constants/timing.ts';
import { fork, put, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import {
  type Decision,
  decision,
  licenseDropped,
  licenseFetched,
  numberDropped,
  numberFetched,
  reviewClosed,
  reviewOpened,
  selectOpenedReview,
  selectSubmittedLicense,
  selectWaitingCertifications,
  waitingCertifications,
  waitingRealNames,
} from '../features/certificationReview/certificationReviewSlice.ts';
import { forgetWanted } from '../features/forms/formsSlice.ts';
import * as api from '../services/api/certification.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { showDownload } from './calls/showDownload.ts';
import { type AttemptEnd, submitEach } from './calls/submission.ts';
import { showFailure } from './steps/showFailure.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';

const LICENSE = {
  fetched: licenseFetched,
  dropped: licenseDropped,
  selectUrl: selectSubmittedLicense,
  left: [reviewClosed],
};

export function* certificationReview(): SagaGenerator<void> {
  // In a company the page is the company's own (sagas/certification.ts).
  yield* whileHostPage('authentication', showWaiting);
}

function* showWaiting(): SagaGenerator<void> {
  yield* takeEvery([reviewOpened, reviewClosed], leaveDecision);
  // Leaving the page closes whatever was open.
  yield* put(reviewClosed());
  yield* fork(() => submitEach(decision, decide, decided, decidedLate));
  yield* takeLatest(reviewOpened, showDetail);
  yield* fork(keepFresh, () => load(waitingRealNames, api.pendingRealNames()), {
    on: [waitingRealNames.wanted],
    live: false,
  });
  yield* keepFresh(() => load(waitingCertifications, api.pendingCertifications()), {
    on: [waitingCertifications.wanted],
    live: false,
  });
}

/** A decision under way is about the request that was open, not about the next one. */
function* leaveDecision(): SagaGenerator<void> {
  yield* put(decision.left());
}

function* showDetail({ payload }: ReturnType<typeof reviewOpened>): SagaGenerator<void> {
  yield* payload.kind === 'realName' ? showNumber(payload.id) : showLicense(payload.id);
}

/** The full number is fetched for the request under review, and kept no longer than that. */
function* showNumber(id: string): SagaGenerator<void> {
  const request = yield* callApi(api.realNameRequest(id));
  if (!request.ok) return;
  const { attempt, idNumber } = request.value;
  try {
    yield* put(numberFetched({ id, attempt, idNumber }));
    yield* take(reviewClosed);
  } finally {
    yield* put(numberDropped());
  }
}

/**
 * Fetches the licence picture, if one was uploaded, and holds it until another request is opened, or this one is closed
 * or decided.
 */
function* showLicense(id: string): SagaGenerator<void> {
  const waiting = (yield* select(selectWaitingCertifications)).data?.items ?? [];
  if (!waiting.some((one) => one.id === id && one.hasLicense)) return;
  yield* showDownload(api.submittedLicense(id), LICENSE, { silent: true });
}

/** Neither decision can be undone: the company sees it at once. */
function isConfirmed({ name, reasons }: Decision): SagaGenerator<boolean> {
  const act = reasons.length === 0 ? 'approve' : 'refuse';
  return askConfirmation({
    title: { key: `certificationReview:${act}` },
    question: { key: `certificationReview:${act}Question`, params: { name, count: reasons.length } },
    confirm: { key: `certificationReview:${act}` },
    danger: act === 'refuse',
  });
}

function* decide(asked: Decision): SagaGenerator<AttemptEnd<Decision, never>> {
  if (!(yield* isConfirmed(asked))) return null;
  const { kind, id, attempt, reasons } = asked;
  const endpoint = kind === 'certification' ? api.certificationDecision : api.realNameDecision;
  const answer = yield* callApi(endpoint(id, { attempt, reasons }), { silent: true });
  // After a refusal too: somebody else may have decided it.
  yield* put(kind === 'certification' ? waitingCertifications.wanted() : waitingRealNames.wanted());
  return answer.ok ? { ok: true, value: asked } : answer;
}

/** Closes the request, unless another one has been opened since. */
function* decided({ kind, id }: Decision): SagaGenerator<void> {
  const opened = yield* select(selectOpenedReview);
  if (opened?.kind === kind && opened.id === id) {
    yield* put(forgetWanted('certificationReview'));
    yield* put(reviewClosed());
  }
  yield* showToast('success', { key: 'certificationReview:decided' }, TIMING.messageMs);
}

/** No panel is open that could say why it was refused. */
function* decidedLate(end: AttemptEnd<Decision, never>): SagaGenerator<void> {
  if (end === null || !('ok' in end)) return;
  if (end.ok) yield* decided(end.value);
  else yield* showFailure(end.error);
}
