// Decision 0040, ACC-14: shows on every signed-in device which ways to sign in have changed, and offers 'this was not
// me'.
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, race, type SagaGenerator, select, take, takeEvery, takeLeading } from '../effects/effects.ts';
import { configurationChanged } from '../features/realtime/realtimeEvents.ts';
import { navigationWanted, selectPathname } from '../features/routing/routingSlice.ts';
import {
  noticeActsUnderWay,
  noticeDisputed,
  noticeSeen,
  noticesResource,
  selectNews,
  selectSecurityNotices,
} from '../features/securityNotices/securityNoticesSlice.ts';
import { logoutWanted, selectHostToken } from '../features/session/sessionSlice.ts';
import { isUnder } from '../lib/safePath.ts';
import * as api from '../services/api/ownAccount.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { offerAct } from './steps/offerAct.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { settleChange } from './steps/settleChange.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { untilShellRested } from './waits/untilShellRested.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* securityNotices(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* takeEvery(noticeSeen, see);
    yield* takeLeading(noticeDisputed, dispute);
    yield* fork(tell);
    const read = function* (): SagaGenerator<void> {
      // Its own pages show them on their first screen.
      if (!isUnder(yield* select(selectPathname), PATHS.ownAccount)) yield* untilShellRested();
      if ((yield* select(selectHostToken)) !== null) yield* load(noticesResource, api.ownNotices(), { unasked: true });
    };
    yield* keepFresh(read, { on: [noticesResource.wanted, configurationChanged], live: false });
  });
}

/** Once per change while the page lives, and not if the person is already looking at the list. */
function* tell(): SagaGenerator<void> {
  let told: string | null = null;
  while (true) {
    const news = yield* select(selectNews);
    const isNew = news !== null && news !== told;
    told = news;
    if (isNew && (yield* select(selectPathname)) !== PATHS.ownAccount)
      yield* race({ offer: call(offer), over: call(untilOther, news) });
    else yield* take(noticesResource.loaded);
  }
}

function* offer(): SagaGenerator<void> {
  const date = (yield* select(selectSecurityNotices)).data?.deletionTime?.slice(0, 10);
  const message =
    date === undefined ? { key: 'shell:securityChanged' } : { key: 'shell:accountLeaves', params: { date } };
  const isWanted = yield* offerAct(message, { key: 'realtime:look' }, 'warning', TIMING.securityNoticeMs);
  if (isWanted) yield* put(navigationWanted({ to: PATHS.ownAccount }));
}

function* untilOther(news: string): SagaGenerator<void> {
  while ((yield* select(selectNews)) === news) yield* take(noticesResource.loaded);
}

function* see({ payload: { id } }: ReturnType<typeof noticeSeen>): SagaGenerator<void> {
  const answer = yield* whileUnderWay(noticeActsUnderWay, id, () =>
    callApi(api.securityNoticeSeen(id), { silent: true }),
  );
  yield* settleChange(answer, noticesResource);
}

/**
 * Ends every sign-in, including this one; the person continues by setting a new password with a code sent to their
 * number.
 */
function* dispute({ payload: { id } }: ReturnType<typeof noticeDisputed>): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'ownAccount:disputeTitle' },
    question: { key: 'ownAccount:disputeQuestion' },
    confirm: { key: 'ownAccount:dispute' },
    danger: true,
  });
  if (!isMeant) return;
  const answer = yield* whileUnderWay(noticeActsUnderWay, id, () => callReauthenticated(api.securityNoticeDispute(id)));
  if (!answer?.ok) {
    yield* settleChange(answer, noticesResource);
    return;
  }
  const hasNumber = answer.value.phoneNumber !== null;
  const message = { key: hasNumber ? 'ownAccount:disputed' : 'ownAccount:disputedHere' };
  yield* showToast('warning', message, TIMING.securityNoticeMs);
  yield* put(hasNumber ? logoutWanted() : noticesResource.wanted());
}
