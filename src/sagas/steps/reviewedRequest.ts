import { TIMING } from '../../constants/timing.ts';
import { fork, put, type SagaGenerator, takeLeading } from '../../effects/effects.ts';
import { forgetWanted } from '../../features/forms/formsSlice.ts';
import type { Reviewed, ReviewedRequestOf } from '../../lib/reviewedRequest.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callApi } from '../calls/callApi.ts';
import { keepFresh } from '../calls/keepFresh.ts';
import { load } from '../calls/resource.ts';
import { submitOnPage } from '../calls/submission.ts';
import { whileUnderWay } from '../calls/underWay.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';
import { showToast } from './showToast.ts';

interface Plan<T extends Reviewed, Input, Field extends string> {
  readonly request: ReviewedRequestOf<T, Input, Field>;
  /** Its texts, and the typed values that are kept until they are sent (decision 0007). */
  readonly flow: 'certification' | 'realNameAuthentication';
  readonly path: string;
  /** Runs the given saga while the page is shown. */
  readonly whilePage: (work: () => SagaGenerator<void>) => SagaGenerator<void>;
  readonly own: () => Endpoint<T>;
  readonly submission: (input: Input) => Endpoint<unknown>;
  readonly withdrawal: () => Endpoint<unknown>;
  /** Whether a decision arrives as a notification, so that it is shown at once. */
  readonly live: boolean;
}

/** Shows a request that the provider reviews, sends it and withdraws it (CON-1; `lib/reviewedRequest.ts`). */
export function* keepReviewedRequest<T extends Reviewed, Input, Field extends string>(
  plan: Plan<T, Input, Field>,
): SagaGenerator<void> {
  const { request, flow, path, whilePage, own, submission, live } = plan;
  const { resource, form, withdrawalWanted, withdrawal } = request;
  yield* fork(() =>
    whilePage(function* () {
      yield* takeLeading(withdrawalWanted, () => withdraw(plan));
      yield* keepFresh(() => load(resource, own()), { on: [resource.wanted, withdrawal.ended], live });
    }),
  );
  yield* submitOnPage(
    path,
    form,
    (input) => callApi(submission(input), { silent: true }),
    function* () {
      yield* put(forgetWanted(flow));
      yield* put(resource.wanted());
      yield* showToast('success', { key: `${flow}:submitted` }, TIMING.messageMs);
    },
  );
}

/**
 * Asks first. The request is read again whatever the answer: if the withdrawal came too late, it has been decided.
 */
function* withdraw<T extends Reviewed, Input, Field extends string>({
  request,
  flow,
  withdrawal,
}: Plan<T, Input, Field>): SagaGenerator<void> {
  const isSure = yield* askConfirmation({
    title: { key: `${flow}:withdraw` },
    question: { key: `${flow}:withdrawQuestion` },
    confirm: { key: `${flow}:withdraw` },
  });
  if (!isSure) return;
  yield* whileUnderWay(request.withdrawal, flow, function* () {
    const { ok } = yield* callApi(withdrawal());
    if (ok) yield* put(request.withdrawn());
  });
}
