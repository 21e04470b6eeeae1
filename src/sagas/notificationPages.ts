// Spec §7, §9 "notification page size 50", NTF-3: the open module's notifications come page by page.
import type { Notification } from '../../contract/notifications.ts';
import { call, type SagaGenerator, select } from '../effects/effects.ts';
import * as centre from '../features/notificationCentre/notificationCentreSlice.ts';
import { propertiesOf } from '../features/notificationCentre/notificationProperties.ts';
import type { Page } from '../lib/paging.ts';
import { notificationPage } from '../services/api/notifications.ts';
import { logWarning } from '../services/browser/log.ts';
import { loadFirstPage, loadNextPage, type PagedPlan } from './calls/pagedResource.ts';

type State = Parameters<typeof centre.selectNotificationsOf>[0];

const plan: PagedPlan<Notification, State> = {
  resource: centre.notificationPages,
  list: centre.selectNotificationsOf,
  endpoint: function* (filter, skipCount) {
    // Callers always have a module open.
    const moduleName = (yield* select(centre.selectModuleName)) ?? '';
    return notificationPage(moduleName, skipCount, { unreadOnly: filter === 'unread' });
  },
  leaving: centre.moduleOpened,
};

/** Loads the first page of the open module; true if it was loaded. */
export function* loadNotifications(filter: string): SagaGenerator<boolean> {
  const page = yield* loadFirstPage(plan, filter);
  yield* logMalformed(page);
  return page !== null;
}

/** Loads the next page if the list waits for one. */
export function* loadMoreNotifications(filter: string): SagaGenerator<void> {
  yield* logMalformed(yield* loadNextPage(plan, filter));
}

function* logMalformed(page: Page<Notification> | null): SagaGenerator<void> {
  for (const notification of page?.items ?? []) {
    const read = propertiesOf(notification);
    if (!read.ok) yield* call(logWarning, 'notificationCentre', `${notification.id}: properties hold ${read.reason}`);
  }
}
