import { fork, join, put, race, type SagaGenerator, take } from '../../effects/effects.ts';
import { type FormFailure, NO_FAILURE } from '../../lib/formFailure.ts';
import type { SubmissionOf } from '../../lib/submission.ts';
import { oncePageShown } from '../waits/oncePageShown.ts';
import { untilFingerprint } from '../waits/untilFingerprint.ts';
import type { ApiResult } from './callApi.ts';
import { formFailureOf } from './formFailure.ts';

/** An answer; or a failure that the flow has sorted itself; or null if the person cancelled. */
export type AttemptEnd<T, Field extends string> = ApiResult<T> | FormFailure<Field> | null;
type Perform<Input, T, Field extends string> = (input: Input) => SagaGenerator<AttemptEnd<T, Field>>;
type Accepted<T> = (answer: T) => SagaGenerator<void>;
type Late<T, Field extends string> = (end: AttemptEnd<T, Field>) => SagaGenerator<void>;

/** Sends a form of the page at `path` while that page is shown (`submitEach`), and leaves it with the page. */
export function* submitOnPage<Input, Field extends string, T>(
  path: string,
  form: SubmissionOf<Input, Field>,
  perform: Perform<Input, T, Field>,
  accepted: Accepted<T>,
  late?: Late<T, Field>,
): SagaGenerator<void> {
  while (true) {
    yield* oncePageShown(path, () => submitEach(form, perform, accepted, late));
    yield* put(form.left());
  }
}

/**
 * Sends a form each time it is submitted (`untilAccepted`); `accepted` continues with the answer, while the next one may
 * be submitted already.
 */
export function* submitEach<Input, Field extends string, T>(
  form: SubmissionOf<Input, Field>,
  perform: Perform<Input, T, Field>,
  accepted: Accepted<T>,
  late?: Late<T, Field>,
): SagaGenerator<void> {
  while (true) yield* fork(accepted, yield* untilAccepted(form, perform, late));
}

/**
 * Sends a form as often as it is submitted, until it is accepted. Returns the answer. If the form is left while it is
 * being sent, what comes of that never meets the next form: `late` continues with it instead.
 */
export function* untilAccepted<Input, Field extends string, T>(
  form: SubmissionOf<Input, Field>,
  perform: Perform<Input, T, Field>,
  late?: Late<T, Field>,
): SagaGenerator<T> {
  while (true) {
    const { payload } = yield* take(form.submitted);
    let isLeft = false;
    const attempt = yield* fork(function* send() {
      yield* untilFingerprint();
      // The creator's payload is its input; for a type parameter the compiler cannot work that out.
      const end = yield* perform(payload as Input);
      if (isLeft && late) yield* late(end);
      return end;
    });
    const { end }: { readonly end?: AttemptEnd<T, Field> } = yield* race({ end: join(attempt), left: take(form.left) });
    isLeft = end === undefined;
    const answer = end !== undefined && (yield* settleSubmission(form, end));
    if (answer) return answer.value;
  }
}

/**
 * Ends an attempt at a form with what came of it. A refusal is sorted to the fields it names (ACC-4). Returns the answer
 * if the form was accepted.
 */
export function* settleSubmission<Input, Field extends string, T>(
  form: SubmissionOf<Input, Field>,
  end: AttemptEnd<T, Field>,
): SagaGenerator<{ readonly value: T } | null> {
  if (end !== null && 'ok' in end) {
    yield* put(end.ok ? form.succeeded() : form.failed(formFailureOf(end.error, form.fields)));
    return end.ok ? end : null;
  }
  yield* put(form.failed(end ?? NO_FAILURE));
  return null;
}
