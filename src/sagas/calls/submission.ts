import { put, type SagaGenerator, take } from 'typed-redux-saga';
import { NO_FAILURE } from '../../lib/formFailure.ts';
import type { SubmissionOf } from '../../lib/submission.ts';
import { oncePageShown } from '../waits/oncePageShown.ts';
import { untilFingerprint } from '../waits/untilFingerprint.ts';
import type { ApiResult } from './callApi.ts';
import { formFailureOf } from './formFailure.ts';

type Perform<Input, T> = (input: Input) => SagaGenerator<ApiResult<T> | null>;
type Accepted<T> = (answer: T) => SagaGenerator<void>;

/** Sends a form of the page at `path` while that page is shown (`submitEach`), and leaves it with the page. */
export function* submitOnPage<Input, Field extends string, T>(
  path: string,
  form: SubmissionOf<Input, Field>,
  perform: Perform<Input, T>,
  accepted: Accepted<T>,
): SagaGenerator<void> {
  while (true) {
    yield* oncePageShown(path, () => submitEach(form, perform, accepted));
    yield* put(form.left());
  }
}

/**
 * Sends a form each time it is submitted. A refusal is sorted to the fields it names (ACC-4); `accepted` continues with
 * the answer. Null means that the person cancelled, so there is no answer.
 */
export function* submitEach<Input, Field extends string, T>(
  form: SubmissionOf<Input, Field>,
  perform: Perform<Input, T>,
  accepted: Accepted<T>,
): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(form.submitted);
    yield* untilFingerprint();
    // The creator's payload is its input; for a type parameter the compiler cannot work that out.
    const answer = yield* perform(payload as Input);
    if (answer === null || !answer.ok) {
      yield* put(form.failed(answer === null ? NO_FAILURE : formFailureOf(answer.error, form.fields)));
      continue;
    }
    yield* put(form.succeeded());
    yield* accepted(answer.value);
  }
}
