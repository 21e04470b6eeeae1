// Spec §2 "Notification centre", §4, NTF-2 … NTF-7: unread counts follow every live event and every reconnect; while
// tab 1 of the dialog is open, a module is open in it, its pages are loaded and its notifications are marked read.
import type { Action } from '@reduxjs/toolkit';
import { TIMING } from '../constants/timing.ts';
import {
  cancel,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from '../effects/effects.ts';
import * as centre from '../features/notificationCentre/notificationCentreSlice.ts';
import { clickOf } from '../features/notificationCentre/notificationProperties.ts';
import * as dialog from '../features/notificationDialog/notificationDialogSlice.ts';
import { qrCodeLeft, qrCodeWanted } from '../features/qrCode/qrCodeSlice.ts';
import { HUB_GAPS } from '../features/realtime/realtimeEvents.ts';
import { markModuleRead, notificationStatistics } from '../services/api/notifications.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { loadMoreNotifications, loadNotifications } from './notificationPages.ts';
import { popups } from './notificationPopups.ts';
import { shareReading } from './sharedReading.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';
import { whileTabOpen } from './waits/whileTabOpen.ts';

const FILTERS: readonly centre.NotificationFilter[] = ['all', 'unread'];

export function* notificationCentre(): SagaGenerator<void> {
  yield* fork(popups);
  yield* whileShellOpen(function* () {
    yield* fork(shareReading);
    yield* fork(() =>
      keepFresh(loadSummary, { on: [centre.moduleSummary.wanted, centre.moduleReadElsewhere], live: true }),
    );
    yield* takeEvery(centre.moduleSeen, markRead);
    yield* whileTabOpen(1, keepCentre);
  });
}

function* loadSummary(): SagaGenerator<void> {
  yield* load(centre.moduleSummary, notificationStatistics(), { as: ({ items }) => items });
}

function* keepCentre(): SagaGenerator<void> {
  yield* takeEvery(centre.moduleOpened, showModule);
  yield* takeEvery(centre.filterChosen, showFilter);
  yield* takeEvery(centre.notificationPages.wanted, retry);
  // One page at a time, for each list separately.
  for (const filter of FILTERS)
    yield* takeLeading((action: Action<string>) => isNextOf(filter, action), loadMoreNotifications, filter);
  yield* takeEvery([...HUB_GAPS], catchUp);
  yield* takeEvery(centre.notificationPressed, followClick);
  yield* takeEvery([centre.notificationBackPressed, centre.moduleOpened], leaveCode);
  while (true) {
    const opening = yield* fork(openModule);
    yield* take(isAskedFor);
    yield* cancel(opening);
  }
}

/** Whether an event asks for a place in this tab while it is already open. */
const isAskedFor = (action: Action<string>): boolean =>
  (dialog.dialogOpened.match(action) && action.payload.tab === 1) ||
  (dialog.dialogTabChosen.match(action) && action.payload === 1);

const isNextOf = (filter: centre.NotificationFilter, action: Action<string>): boolean =>
  centre.notificationPages.nextRequested.match(action) && action.meta.key === filter;

/**
 * Opens the module in the address, else the last one open, else the one with the most unread; none if there is none.
 */
function* openModule(): SagaGenerator<void> {
  const place = yield* select(dialog.selectDialogPlace);
  const moduleName = place ?? (yield* lastOrFirstModule());
  if (moduleName !== null) yield* put(centre.moduleOpened(moduleName));
}

function* lastOrFirstModule(): SagaGenerator<string | null> {
  while ((yield* select(centre.selectSummary)).data === null) yield* take(centre.moduleSummary.loaded);
  const modules = (yield* select(centre.selectModules)).data ?? [];
  const last = yield* select(centre.selectModuleName);
  return (modules.find(({ moduleName }) => moduleName === last) ?? modules[0])?.moduleName ?? null;
}

function* showModule({ payload: moduleName }: ReturnType<typeof centre.moduleOpened>): SagaGenerator<void> {
  yield* put(dialog.dialogPlaceShown(moduleName));
  yield* readModule(moduleName);
}

/** Another module replaces it, or its page is requested again: then the timer restarts. */
const isReadAnew = (action: Action<string>): boolean =>
  centre.moduleOpened.match(action) || (centre.notificationPages.wanted.match(action) && action.meta.key === 'all');

/**
 * NTF-4: a module's notifications are marked read once they have been on the screen for a moment. A module that was
 * opened by mistake and left at once stays unread.
 */
function* readModule(moduleName: string): SagaGenerator<void> {
  if (!(yield* loadNotifications('all'))) return;
  const { left } = yield* race({ seen: delay(TIMING.readMarkMs), left: take(isReadAnew) });
  if (!left) yield* put(centre.moduleSeen(moduleName));
}

/** The counts are requested again, even if the dialog has been closed before the answer. */
function* markRead({ payload: moduleName }: ReturnType<typeof centre.moduleSeen>): SagaGenerator<void> {
  const marked = yield* callApi(markModuleRead(moduleName), { silent: true });
  if (!marked.ok) return;
  yield* put(centre.moduleRead(moduleName));
  yield* put(centre.moduleSummary.wanted());
}

function* showFilter({ payload: filter }: ReturnType<typeof centre.filterChosen>): SagaGenerator<void> {
  const { status } = yield* select(centre.selectNotificationsOf, filter);
  if (status === 'idle') yield* loadNotifications(filter);
}

function* retry({ meta }: ReturnType<typeof centre.notificationPages.wanted>): SagaGenerator<void> {
  const moduleName = yield* select(centre.selectModuleName);
  if (meta.key === 'all' && moduleName !== null) yield* readModule(moduleName);
  else yield* loadNotifications(meta.key);
}

/**
 * What was sent while the connection was down comes with the first page; the old list stays until that page has
 * arrived.
 */
function* catchUp(): SagaGenerator<void> {
  for (const filter of FILTERS) {
    const { status } = yield* select(centre.selectNotificationsOf, filter);
    if (status !== 'idle' && status !== 'loading' && status !== 'reloading') yield* fork(loadNotifications, filter);
  }
}

/**
 * NTF-5: a personal to-do opens its panel, a notification that only the app can show gets a code, the rest do nothing.
 */
function* followClick({ payload }: ReturnType<typeof centre.notificationPressed>): SagaGenerator<void> {
  const click = clickOf(payload);
  if (click.kind === 'todo')
    yield* put(dialog.dialogOpened({ tab: 2, intent: { kind: 'detail', id: click.id, from: 'notifications' } }));
  if (click.kind === 'scan') {
    const { id, moduleName, notificationName } = payload;
    // The code's content is kept short: the fewer dots, the easier it is to scan.
    const parameters = { notificationName, ...(id !== click.businessId && { notificationId: id }) };
    yield* put(qrCodeWanted({ kind: 'notification', businessId: click.businessId, moduleName, parameters }));
  }
}

function* leaveCode(): SagaGenerator<void> {
  yield* put(qrCodeLeft());
}
