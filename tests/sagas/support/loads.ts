import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import type { Message } from '../../../src/lib/message.ts';
import type { ResourceOf } from '../../../src/lib/resource.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';
import { effectAt, sagaOf } from './branches.ts';
import { answered, refused } from './calls.ts';

type At = TestApiWithEffectsTesters;

/** A load runs in a task of its own. */
const begun = <T>(at: At, resource: ResourceOf<T>, key?: string): At =>
  testSaga(sagaOf(effectAt(at)))
    .next()
    .put(resource.requested(key))
    .next();
const ended = (at: ReturnType<At['put']>, wasLoaded: boolean): void =>
  void at.next().cancelled().next(false).returns(wasLoaded);

/** The saga goes on after it has loaded `kept` of an answer. */
export function loaded<Res, T>(
  at: At,
  resource: ResourceOf<T>,
  [endpoint, answer]: readonly [Endpoint<Res>, Res],
  kept: T,
  key?: string,
) {
  ended(answered(begun(at, resource, key), endpoint, answer).put(resource.loaded(kept, key)), true);
  return at.next(true);
}

/** The saga goes on after a load was refused. */
export function notLoaded<T>(at: At, resource: ResourceOf<T>, endpoint: Endpoint<unknown>, why: Message, key?: string) {
  ended(refused(begun(at, resource, key), endpoint).put(resource.failed(why, key)), false);
  return at.next(false);
}
