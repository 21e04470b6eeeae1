// Spec §2 "Screens and routes", CON-1: one order, with its deadline counting down.
import { TIMING } from '../constants/timing.ts';
import { delay, put, type SagaGenerator, select, takeEvery, takeLatest } from '../effects/effects.ts';
import { actSucceeded, orderActsUnderWay } from '../features/orderActs/orderActsSlice.ts';
import {
  deadlinePassed,
  ORDER_MISSING,
  orderCancelled,
  orderCopyWanted,
  orderMissed,
  orderOpened,
  orderResource,
  secondPassed,
  selectOrder,
} from '../features/orderDetail/orderDetailSlice.ts';
import { orderOf } from '../features/routing/pages.ts';
import type { PageLocation } from '../features/routing/routingSlice.ts';
import { says } from '../lib/message.ts';
import { addWallMinutes } from '../lib/wallClock.ts';
import { order } from '../services/api/orders.ts';
import { missingOr } from './calls/errorMessage.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { copyAndTell } from './steps/copyAndTell.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const idIn = ({ routing }: { routing: { location: PageLocation } }) => {
  const id = orderOf(routing.location.pathname);
  return id === null ? null : decoded(id);
};
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function* orderDetail(): SagaGenerator<void> {
  yield* whileConsolePage('orderDetail', showOrder, idIn);
}

function* showOrder(id: string): SagaGenerator<void> {
  yield* put(orderOpened(id));
  yield* takeEvery(orderCopyWanted, copy);
  yield* takeLatest(orderResource.loaded, countDown);
  yield* takeEvery(actSucceeded, function* ({ payload }) {
    if (payload.id === id && payload.act === 'cancelling') yield* put(orderCancelled());
  });
  // The provider's acts on it, such as confirming its payment, arrive as notifications.
  const isOurs = { match: (action: { type: string }) => isActOn(id, action) };
  yield* keepFresh(() => readOrder(id), { on: [orderResource.wanted, isOurs], live: true });
}

const isActOn = (id: string, action: { type: string }): boolean =>
  orderActsUnderWay.ended.match(action) && action.payload === id;

function* readOrder(id: string): SagaGenerator<void> {
  yield* load(orderResource, order(id), { key: id, saying: missingOr(ORDER_MISSING) });
  if (says((yield* select(selectOrder)).error, ORDER_MISSING)) yield* put(orderMissed());
}

/**
 * Counts down to an unpaid order's payment deadline: every second during the last hour, before that with the page's
 * clock.
 */
function* countDown({ payload }: ReturnType<typeof orderResource.loaded>): SagaGenerator<void> {
  const { status, paymentDeadline } = payload;
  if (status !== 'unpaid' || paymentDeadline === null) return;
  while (true) {
    const now = yield* wallNow();
    if (now >= paymentDeadline) break;
    const isLastHour = addWallMinutes(now, 60) >= paymentDeadline;
    if (isLastHour) yield* put(secondPassed(now));
    yield* delay(isLastHour ? TIMING.secondMs : TIMING.clockTickMs);
  }
  yield* put(deadlinePassed());
  yield* delay(TIMING.orderRecheckMs);
  yield* put(orderResource.wanted());
}

function* copy({ payload }: ReturnType<typeof orderCopyWanted>): SagaGenerator<void> {
  yield* copyAndTell(payload, { key: 'orderDetail:copied' }, { key: 'orderDetail:notCopied' });
}
