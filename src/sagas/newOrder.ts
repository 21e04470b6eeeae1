// CON-1: a new order of a company, filled in above the list of its orders; the price is shown before it is sent.
import { PATHS } from '../constants/paths.ts';
import { fork, put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import { forgetWanted } from '../features/forms/formsSlice.ts';
import { newOrderClosed, newOrderForm, offerResource } from '../features/newOrder/newOrderSlice.ts';
import { orderHref, ordersHref, selectOrderFilters, withoutNew } from '../features/orderManage/orderFilters.ts';
import { orderRows } from '../features/orderManage/orderManageSlice.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { orderCreation, orderOffer } from '../services/api/orders.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { leaveWithDialog } from './steps/leaveWithDialog.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

/** Which kind of new order is being filled in; null if none. */
const kindIn = (state: Parameters<typeof selectOrderFilters>[0]) => selectOrderFilters(state).new || null;

export function* newOrder(): SagaGenerator<void> {
  yield* takeEvery(newOrderClosed, close);
  yield* fork(offer);
  yield* fork(() => leaveWithDialog(newOrderForm, kindIn));
  yield* submitOnPage(
    PATHS.orderManage,
    newOrderForm,
    (wish) => callApi(orderCreation(wish), { silent: true }),
    function* ({ id }) {
      yield* put(forgetWanted('newOrder'));
      yield* put(navigationWanted({ to: orderHref(id), replace: true }));
    },
    function* () {
      yield* put(orderRows.wanted());
    },
  );
}

function* offer(): SagaGenerator<void> {
  yield* whileConsolePage('orderManage', keepOffer, kindIn);
}

/** Reloads the offer after a refusal too: the price or the company may have changed in the meantime. */
function* keepOffer(): SagaGenerator<void> {
  yield* keepFresh(() => load(offerResource, orderOffer()), {
    on: [offerResource.wanted, newOrderForm.failed],
    live: false,
  });
}

function* close(): SagaGenerator<void> {
  yield* put(forgetWanted('newOrder'));
  yield* put(navigationWanted({ to: ordersHref(withoutNew(yield* select(selectOrderFilters))), replace: true }));
}
