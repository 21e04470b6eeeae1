import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import type { Notification } from '../../contract/notifications.ts';
import * as centre from '../features/notificationCentre/notificationCentreSlice.ts';
import { propertiesOf } from '../features/notificationCentre/notificationProperties.ts';
import type { Page } from '../lib/paging.ts';
import { notificationPage } from '../services/api/notifications.ts';
import { logWarning } from '../services/browser/log.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';

type PageResult = ApiResult<Page<Notification>>;

/** Selects the list of a filter. */
export const listOf = (filter: centre.NotificationFilter) => (state: Parameters<typeof centre.selectFilter>[0]) =>
  centre.selectNotificationsOf(state, filter);

/** Loads the first page of the open module; true where it came. */
export function* loadFirst(filter: centre.NotificationFilter): SagaGenerator<boolean> {
  yield* put(centre.notificationPageRequested(filter));
  const result = yield* askForPage(filter, 0);
  if (result === null) return false;
  if (result.ok) yield* put(centre.notificationPageLoaded({ filter, page: result.value }));
  else yield* put(centre.notificationPageFailed({ filter, error: errorMessage(result.error) }));
  return result.ok;
}

/** Loads the page behind what is there, where the list waits for one. */
export function* loadNext(filter: centre.NotificationFilter): SagaGenerator<void> {
  const { status, items } = yield* select(listOf(filter));
  // The end was in sight, but there is no next page.
  if (status !== 'loadingMore') return;
  const result = yield* askForPage(filter, items.length);
  if (result === null) return;
  if (result.ok) yield* put(centre.nextNotificationPageLoaded({ filter, page: result.value }));
  else yield* put(centre.nextNotificationPageFailed({ filter, error: errorMessage(result.error) }));
}

/** One page of the open module; null where another module was opened meanwhile, so that no answer lands in the wrong one. */
function* askForPage(filter: centre.NotificationFilter, skipCount: number): SagaGenerator<PageResult | null> {
  const moduleName = yield* select(centre.selectModuleName);
  if (moduleName === null) return null;
  const { page } = yield* race({
    page: callApi(notificationPage(moduleName, skipCount, { unreadOnly: filter === 'unread' }), { silent: true }),
    left: take(centre.moduleOpened),
  });
  if (page?.ok) yield* logMalformed(page.value.items);
  return page ?? null;
}

function* logMalformed(notifications: readonly Notification[]): SagaGenerator<void> {
  for (const notification of notifications) {
    const read = propertiesOf(notification);
    if (!read.ok) yield* call(logWarning, 'notificationCentre', `${notification.id}: properties hold ${read.reason}`);
  }
}
