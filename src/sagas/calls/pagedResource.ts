import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, put, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import type { PagedResource } from '../../lib/pagedResource.ts';
import { type Page, type Paged, skipCountOf } from '../../lib/paging.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { type ApiResult, callApi } from './callApi.ts';
import { errorMessage } from './errorMessage.ts';

/** What is needed to load a paged list. */
export interface PagedPlan<T extends { readonly id: string }, State> {
  readonly resource: PagedResource<T>;
  readonly list: (state: State, key: string) => Paged<T>;
  readonly endpoint: (key: string, skipCount: number) => SagaGenerator<Endpoint<Page<T>>>;
  /** Events that switch to another list: answers for the previous one are no longer awaited. */
  readonly leaving: Parameters<typeof take>[0];
}

/**
 * Loads the first page; the old data stays until it arrives. Returns the page, or null if the load failed or the list
 * was left.
 */
export function* loadFirstPage<T extends { readonly id: string }, State>(
  plan: PagedPlan<T, State>,
  key = '',
): SagaGenerator<Page<T> | null> {
  const { requested, loaded, failed } = plan.resource;
  yield* put(requested(key));
  const answer = yield* askForPage(plan, key, 0);
  if (answer === null) return null;
  yield* put(answer.ok ? loaded(answer.value, key) : failed(errorMessage(answer.error), key));
  return answer.ok ? answer.value : null;
}

/** Loads the next page if the list waits for one: `nextRequested` was put, and there is a next page. */
export function* loadNextPage<T extends { readonly id: string }, State>(
  plan: PagedPlan<T, State>,
  key = '',
): SagaGenerator<Page<T> | null> {
  const { nextLoaded, nextFailed } = plan.resource;
  const list = yield* select(plan.list, key);
  if (list.status !== 'loadingMore') return null;
  const expected = list.isCapped ? 0 : list.totalCount - list.surplus;
  const answer = yield* askForNext(plan, key, skipCountOf(list), expected);
  if (answer === null) return null;
  yield* put(answer.ok ? nextLoaded(answer.value, key) : nextFailed(errorMessage(answer.error), key));
  return answer.ok ? answer.value : null;
}

/** If the server has fewer than were `expected`, what follows has moved up by as many: it is asked for from there. */
function* askForNext<T extends { readonly id: string }, State>(
  plan: PagedPlan<T, State>,
  key: string,
  skipCount: number,
  expected: number,
): SagaGenerator<ApiResult<Page<T>> | null> {
  const answer = yield* askForPage(plan, key, skipCount);
  const now = answer?.ok && !answer.value.isCapped ? answer.value.totalCount : expected;
  if (now >= expected || skipCount === 0) return answer;
  return yield* askForNext(plan, key, Math.max(0, skipCount - (expected - now)), now);
}

function* askForPage<T extends { readonly id: string }, State>(
  plan: PagedPlan<T, State>,
  key: string,
  skipCount: number,
): SagaGenerator<ApiResult<Page<T>> | null> {
  // A task of its own, for the same reason as in askConfirmation.
  return yield* call(newestPage<T, State>, plan, key, skipCount);
}

/** The newest request wins: a next page that is still awaited when the list is loaded anew would leave a gap in it. */
function* newestPage<T extends { readonly id: string }, State>(
  { endpoint, leaving, resource: { requested, abandoned } }: PagedPlan<T, State>,
  key: string,
  skipCount: number,
): SagaGenerator<ApiResult<Page<T>> | null> {
  try {
    const page = yield* endpoint(key, skipCount);
    const { answer, left } = yield* race({
      answer: callApi(page, { silent: true }),
      left: take(leaving),
      again: take((action: Action) => requested.match(action) && action.meta.key === key),
    });
    if (left) yield* put(abandoned(key));
    return answer ?? null;
  } finally {
    if (yield* cancelled()) yield* put(abandoned(key));
  }
}
