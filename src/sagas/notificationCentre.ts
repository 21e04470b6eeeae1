// Spec §2 "Notification centre", §4, NTF-2 … NTF-7: unread counts follow every live event and every reconnect; while tab 1
// of the dialog is open, a module is open in it, its pages are loaded and what it held is marked read.
import type { Action } from '@reduxjs/toolkit';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import * as centre from '../features/notificationCentre/notificationCentreSlice.ts';
import { clickOf } from '../features/notificationCentre/notificationProperties.ts';
import * as dialog from '../features/notificationDialog/notificationDialogSlice.ts';
import { qrCodeLeft, qrCodeRequested, selectQrStatus } from '../features/qrCode/qrCodeSlice.ts';
import { eventsRelayed, startSucceeded } from '../features/realtime/realtimeSlice.ts';
import { reloadRequested } from '../features/workbench/workbenchSlice.ts';
import { markModuleRead, notificationStatistics } from '../services/api/notifications.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { listOf, loadFirst, loadNext } from './notificationPages.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* notificationCentre(): SagaGenerator<void> {
  yield* takeEvery(centre.notificationReceived, dismissLater);
  yield* whileShellOpen(function* () {
    yield* fork(followSummary);
    yield* whileTabOpen(keepCentre);
  });
}

function* dismissLater({ payload }: ReturnType<typeof centre.notificationReceived>): SagaGenerator<void> {
  yield* delay(TIMING.popupMs);
  yield* put(centre.popupDismissed(payload.id));
}

function* followSummary(): SagaGenerator<void> {
  yield* keepFresh(loadSummary, { part: 'summary', live: true });
}

function* loadSummary(): SagaGenerator<void> {
  yield* load(notificationStatistics(), {
    requested: () => centre.summaryRequested(),
    loaded: ({ items }) => centre.summaryLoaded(items),
    failed: (error) => centre.summaryFailed(error),
  });
}

/** Runs `work` while tab 1 of the open dialog is shown; asking for another place in it begins anew. */
function* whileTabOpen(work: () => SagaGenerator<void>): SagaGenerator<void> {
  const moves = [dialog.dialogOpened, dialog.dialogTabChosen, dialog.dialogClosed];
  while (true) {
    const { status, tab } = yield* select(dialog.selectDialog);
    const shown = status === 'open' && tab === 1;
    yield* race({ ...(shown && { work: call(work) }), moved: take(moves) });
  }
}

function* keepCentre(): SagaGenerator<void> {
  yield* takeLatest(centre.moduleOpened, showModule);
  yield* takeEvery(centre.filterChosen, showFilter);
  yield* takeEvery(centre.notificationsRetried, retry);
  // One page at a time, for each list by itself.
  for (const filter of ['all', 'unread'] as const)
    yield* takeLeading((action: Action<string>) => isNextOf(filter, action), loadNext, filter);
  yield* takeEvery([startSucceeded, eventsRelayed], catchUp);
  yield* takeEvery(centre.notificationPressed, follow);
  yield* takeEvery([centre.notificationBackPressed, centre.moduleOpened], leaveCode);
  const first = yield* firstModule();
  if (first !== null) yield* put(centre.moduleOpened(first));
}

/** What the address names, else what was open last, else what waits most; null where there is none. */
function* firstModule(): SagaGenerator<string | null> {
  const place = yield* select(dialog.selectDialogPlace);
  if (place !== null) return place;
  while ((yield* select(centre.selectSummary)).data === null) yield* take(centre.summaryLoaded);
  const modules = (yield* select(centre.selectModules)).data ?? [];
  const last = yield* select(centre.selectModuleName);
  return (modules.find(({ moduleName }) => moduleName === last) ?? modules[0])?.moduleName ?? null;
}

const isNextOf = (filter: centre.NotificationFilter, action: Action<string>) =>
  centre.nextNotificationPageRequested.match(action) && action.payload === filter;

/** NTF-4: what the module held is marked read once it is on the screen, and the counts are asked for anew. */
function* showModule({ payload: moduleName }: ReturnType<typeof centre.moduleOpened>): SagaGenerator<void> {
  yield* put(dialog.dialogPlaceShown(moduleName));
  yield* readModule(moduleName);
}

function* readModule(moduleName: string): SagaGenerator<void> {
  if (!(yield* loadFirst('all'))) return;
  const marked = yield* callApi(markModuleRead(moduleName), { silent: true });
  if (marked.ok) yield* put(reloadRequested('summary'));
}

function* showFilter({ payload: filter }: ReturnType<typeof centre.filterChosen>): SagaGenerator<void> {
  const { status } = yield* select(listOf(filter));
  if (status === 'idle') yield* loadFirst(filter);
}

function* retry(): SagaGenerator<void> {
  const filter = yield* select(centre.selectFilter);
  const moduleName = yield* select(centre.selectModuleName);
  if (filter === 'all' && moduleName !== null) yield* readModule(moduleName);
  else yield* loadFirst(filter);
}

/** What was sent while the connection was away comes with the first page; what is shown stays until it is there. */
function* catchUp(): SagaGenerator<void> {
  for (const filter of ['all', 'unread'] as const) {
    const { status } = yield* select(listOf(filter));
    if (status !== 'idle' && status !== 'loading' && status !== 'reloading') yield* fork(loadFirst, filter);
  }
}

/** NTF-5: a personal to-do opens its panel, what the app has to show gets its code, the rest does nothing. */
function* follow({ payload }: ReturnType<typeof centre.notificationPressed>): SagaGenerator<void> {
  const click = clickOf(payload);
  if (click.kind === 'todo') yield* put(dialog.dialogOpened({ tab: 2, intent: { kind: 'detail', id: click.id } }));
  if (click.kind === 'scan') {
    const { id, moduleName, notificationName } = payload;
    // What the code carries stays short: the fewer its dots, the easier it is read.
    const parameters = { notificationName, ...(id !== click.businessId && { notificationId: id }) };
    yield* put(qrCodeRequested({ kind: 'notification', businessId: click.businessId, moduleName, parameters }));
  }
}

function* leaveCode(): SagaGenerator<void> {
  if ((yield* select(selectQrStatus)) !== 'hidden') yield* put(qrCodeLeft());
}
