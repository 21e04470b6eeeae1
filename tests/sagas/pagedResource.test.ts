import { type Effect, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import type { Notification } from '../../contract/notifications.ts';
import { select } from '../../src/effects/effects.ts';
import { shellClosed } from '../../src/features/shell/shellSlice.ts';
import { definePagedResource } from '../../src/lib/pagedResource.ts';
import { emptyPaged, type Page, type Paged, type PagedStatus } from '../../src/lib/paging.ts';
import { loadFirstPage, loadNextPage, type PagedPlan } from '../../src/sagas/calls/pagedResource.ts';
import { notificationPage } from '../../src/services/api/notifications.ts';
import { notificationOf } from '../support/fixtures.ts';
import { branchesOf, effectAt, sagaIn, sagaOf } from './support/branches.ts';
import { answered, REFUSED, refused } from './support/calls.ts';

type State = Readonly<Record<string, Paged<Notification>>>;
const resource = definePagedResource<Notification>('test', 'row');
const moduleOf = () => 'OA';
const plan: PagedPlan<Notification, State> = {
  resource,
  list: (state, key) => state[key] ?? emptyPaged(),
  endpoint: function* (key, skipCount) {
    return notificationPage(yield* select(moduleOf), skipCount, { unreadOnly: key === 'unread' });
  },
  leaving: shellClosed,
};

const page: Page<Notification> = { items: [notificationOf('a'), notificationOf('b')], totalCount: 5 };
const failed = { ok: false, error: REFUSED.error } as const;
const listOf = (status: PagedStatus) => ({ ...emptyPaged<Notification>(), ...page, status });

const firstAsked = () =>
  testSaga(loadFirstPage<Notification, State>, plan, 'unread')
    .next()
    .put(resource.requested('unread'))
    .next();
const nextAsked = (status: PagedStatus) =>
  testSaga(loadNextPage<Notification, State>, plan, 'unread')
    .next()
    .select(plan.list, 'unread')
    .next(listOf(status));
/** The task that waits for a page, at its race. */
const waited = (asked: ReturnType<typeof firstAsked>) =>
  testSaga(sagaOf(effectAt(asked)))
    .next()
    .select(moduleOf)
    .next('OA');

it('requests the first page until its list is left, and calls what the plan names', () => {
  waited(firstAsked()).inspect((race: Effect) => {
    expect(branchesOf(race)).toMatchObject({ answer: 'a saga', left: take(shellClosed) });
    const call = testSaga(sagaIn(race, 'answer')).next();
    answered(call, notificationPage('OA', 0, { unreadOnly: true }), page).returns({ ok: true, value: page });
  });
});

it('the call for a page is silent: its failure is shown in place', () => {
  waited(firstAsked()).inspect((race: Effect) => {
    const call = testSaga(sagaIn(race, 'answer')).next();
    refused(call, notificationPage('OA', 0, { unreadOnly: true })).returns(failed);
  });
});

it('a first page of the same list that is requested anew ends the wait; one of another list does not', () => {
  waited(firstAsked()).inspect((race: Effect) => {
    const again = branchesOf(race)['again'] as Effect;
    const events = [resource.requested('unread'), resource.requested('all'), resource.nextRequested('unread')];
    expect(events.map((event) => again.payload.pattern(event))).toEqual([true, false, false]);
  });
  waited(firstAsked())
    .next({ again: resource.requested('unread') })
    .cancelled()
    .next(false)
    .returns(null);
});

it('takes the first page under its key and returns it', () => {
  const answer = { ok: true, value: page };
  waited(firstAsked()).next({ answer }).cancelled().next(false).returns(answer);
  firstAsked().next(answer).put(resource.loaded(page, 'unread')).next().returns(page);
});

it('marks a failed first page under its key', () => {
  firstAsked()
    .next(failed)
    .put(resource.failed({ text: 'Full' }, 'unread'))
    .next()
    .returns(null);
});

it('is abandoned under its key when the list is left, or the flow that loads it is cancelled', () => {
  waited(firstAsked())
    .next({ left: shellClosed() })
    .put(resource.abandoned('unread'))
    .next()
    .cancelled()
    .next(false)
    .returns(null);
  waited(firstAsked()).finish().cancelled().next(true).put(resource.abandoned('unread')).next().isDone();
  firstAsked().next(null).returns(null);
});

it.each(['idle', 'loading', 'loaded', 'reloading', 'failed', 'reloadFailed', 'moreFailed'] as const)(
  'asks for no next page while the list is %s',
  (status) => {
    nextAsked(status).returns(null);
  },
);

it('requests the page after the loaded items', () => {
  waited(nextAsked('loadingMore')).inspect((race: Effect) => {
    const call = testSaga(sagaIn(race, 'answer')).next();
    answered(call, notificationPage('OA', 2, { unreadOnly: true }), page);
  });
  nextAsked('loadingMore')
    .next({ ok: true, value: page })
    .put(resource.nextLoaded(page, 'unread'))
    .next()
    .returns(page);
});

it('what only exists here does not move the place from which the next page is asked for', () => {
  const withSurplus = { ...listOf('loadingMore'), surplus: 1 };
  const asked = testSaga(loadNextPage<Notification, State>, plan, 'unread')
    .next()
    .select(plan.list, 'unread')
    .next(withSurplus);
  waited(asked).inspect((race: Effect) => {
    const call = testSaga(sagaIn(race, 'answer')).next();
    answered(call, notificationPage('OA', 1, { unreadOnly: true }), page);
  });
});

it('asks again from further up if the server has fewer than before: none is skipped', () => {
  const fewer = { ...page, totalCount: 4 };
  const again = nextAsked('loadingMore').next({ ok: true, value: fewer });
  waited(again).inspect((race: Effect) => {
    const call = testSaga(sagaIn(race, 'answer')).next();
    answered(call, notificationPage('OA', 1, { unreadOnly: true }), fewer);
  });
  again.next({ ok: true, value: fewer }).put(resource.nextLoaded(fewer, 'unread')).next().returns(fewer);
});

it('marks a failed next page as such, but not one that is left', () => {
  nextAsked('loadingMore')
    .next(failed)
    .put(resource.nextFailed({ text: 'Full' }, 'unread'))
    .next()
    .returns(null);
  nextAsked('loadingMore').next(null).returns(null);
});
