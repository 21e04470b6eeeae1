import { runSaga, stdChannel } from 'redux-saga';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import { call, delay } from '../../src/effects/effects.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { whileShown } from '../../src/sagas/waits/whileShown.ts';

interface State {
  shown: string | null;
}

/** Shows a place, and another when told; `begun` and `ended` record the work done there. */
function visit(shown: string | null, endsBy: (place: string) => SagaGenerator<void>) {
  const state: State = { shown };
  const channel = stdChannel();
  const begun: string[] = [];
  const ended: string[] = [];
  function* work(place: string): SagaGenerator<void> {
    begun.push(place);
    try {
      yield* call(endsBy, place);
    } finally {
      ended.push(place);
    }
  }
  const task = runSaga({ channel, dispatch: channel.put, getState: () => state }, () =>
    whileShown(({ shown }: State) => shown, work),
  );
  const goTo = (place: string | null) => {
    state.shown = place;
    channel.put({ type: locationChanged.type });
  };
  return { begun, ended, goTo, leave: () => task.cancel() };
}
function* forEver(): SagaGenerator<void> {
  yield* delay(1e6);
}
function* atOnce(): SagaGenerator<void> {}

it('runs for what is shown until something else, or nothing, is shown', () => {
  const page = visit(null, forEver);
  expect(page.begun).toEqual([]);
  page.goTo('list');
  page.goTo('list');
  page.goTo('order 1');
  expect(page).toMatchObject({ begun: ['list', 'order 1'], ended: ['list'] });
  page.goTo(null);
  expect(page.ended).toEqual(['list', 'order 1']);
  page.goTo('list');
  page.leave();
  expect(page.ended).toEqual(['list', 'order 1', 'list']);
});

it('does not restart work that finishes at once until something else has been shown', () => {
  const page = visit('roles', atOnce);
  page.goTo('roles');
  expect(page.begun).toEqual(['roles']);
  page.goTo('list');
  page.goTo('roles');
  page.leave();
  expect(page.begun).toEqual(['roles', 'list', 'roles']);
});
