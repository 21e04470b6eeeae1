// ACC-8 (specification §4 "Session"), NET-1: a reload that the person did not ask for restores what they had open. The
// address holds most of it, and drafts hold the typed text; this flow keeps the rest, and reports which deed was not
// done.
import type { UnknownAction } from '@reduxjs/toolkit';
import { RESUME_KEY } from '../constants/storageKeys.ts';
import { TIMING } from '../constants/timing.ts';
import { call, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { chooserOpened } from '../features/companySwitch/companySwitchEvents.ts';
import {
  selectPickedId,
  selectSwitchAction,
  selectSwitchStatus,
} from '../features/companySwitch/companySwitchSlice.ts';
import {
  moduleOpened,
  notificationPressed,
  selectModuleName,
  selectScanned,
} from '../features/notificationCentre/notificationCentreSlice.ts';
import {
  dialogOpened,
  selectDialogOpen,
  selectDialogTab,
} from '../features/notificationDialog/notificationDialogSlice.ts';
import { pageReloadPrepared, type ReloadReason, selectReloadReason } from '../features/reload/reloadSlice.ts';
import { selectPathname } from '../features/routing/routingSlice.ts';
import {
  calendarOpened,
  cursorMoved,
  selectCalendarStatus,
  selectCursor,
} from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectTokenFlag } from '../features/session/sessionSlice.ts';
import { selectDeedLost } from '../features/sessionRefresh/sessionRefreshSlice.ts';
import { popoverOpened, selectPopover, selectPopoverOpening } from '../features/shell/shellSlice.ts';
import { selectScannedTask, selectShownList, selectTodoView } from '../features/todoCentre/todoCentreSlice.ts';
import { dayChosen, selectChosenDay, selectChosenList, todoListChosen } from '../features/workbench/workbenchSlice.ts';
import { parseJson } from '../lib/parseJson.ts';
import { keepTabText, readTabText } from '../services/storage/tabStorage.ts';
import { showToast } from './steps/showToast.ts';
import { shellOpen } from './waits/shellOpen.ts';

/** Reloads that interrupt somebody's work; after any other the page starts afresh. */
const SUDDEN: readonly (ReloadReason | null)[] = ['sessionRefreshed', 'networkRecovered', 'networkGivenUp'];
/** The events that may be put again; anything else in the storage is not trusted. */
const RESUMED = [
  todoListChosen,
  dayChosen,
  dialogOpened,
  notificationPressed,
  cursorMoved,
  chooserOpened,
  popoverOpened,
];

interface Kept {
  /** Where it belongs: to this company of this session, on this page. */
  readonly flag: string | null;
  readonly path: string;
  readonly isDeedLost: boolean;
  readonly events: readonly UnknownAction[];
}

export function* resume(): SagaGenerator<void> {
  yield* reopenKept();
  while (true) {
    yield* take(pageReloadPrepared);
    if (SUDDEN.includes(yield* select(selectReloadReason))) yield* keep();
  }
}

/** Before the page goes, keeps the events that would reopen what is open now. */
function* keep(): SagaGenerator<void> {
  const kept: Kept = {
    flag: yield* select(selectTokenFlag),
    path: yield* select(selectPathname),
    isDeedLost: yield* select(selectDeedLost),
    events: [...(yield* onPage()), ...(yield* inDialog()), ...(yield* overAll())],
  };
  yield* call(keepTabText, RESUME_KEY, JSON.stringify(kept));
}

function* onPage(): SagaGenerator<UnknownAction[]> {
  const events: UnknownAction[] = [];
  for (const group of ['work', 'personal'] as const)
    events.push(todoListChosen({ group, list: yield* select(selectChosenList, group) }));
  const day = yield* select(selectChosenDay);
  if (day !== null) events.push(dayChosen(day));
  return events;
}

/** What the address does not hold: the list, the month, the code. */
function* inDialog(): SagaGenerator<UnknownAction[]> {
  if (!(yield* select(selectDialogOpen))) return [];
  const tab = yield* select(selectDialogTab);
  if (tab === 1) {
    const scanned = yield* select(selectScanned);
    return scanned === null ? [] : [notificationPressed(scanned)];
  }
  if (tab === 3) {
    const cursor = yield* select(selectCursor);
    return (yield* select(selectCalendarStatus)) === 'calendar' && cursor !== null ? [cursorMoved(cursor)] : [];
  }
  const view = yield* select(selectTodoView);
  const list = yield* select(selectShownList);
  const task = yield* select(selectScannedTask);
  if (view === 'list') return [dialogOpened({ tab, intent: { kind: 'list', list } })];
  return view === 'qrCode' && task !== null ? [dialogOpened({ tab, intent: { kind: 'code', list, task } })] : [];
}

function* overAll(): SagaGenerator<UnknownAction[]> {
  const events: UnknownAction[] = [];
  const status = yield* select(selectSwitchStatus);
  if (status !== 'closed' && (yield* select(selectSwitchAction)) === 'switch') {
    const tenantId = yield* select(selectPickedId);
    events.push(chooserOpened({ action: 'switch', ...(tenantId !== null && { tenantId }) }));
  }
  const name = yield* select(selectPopover);
  const by = yield* select(selectPopoverOpening);
  if (name !== null && by === 'press') events.push(popoverOpened({ name, by }));
  return events;
}

/**
 * Runs once after the reload: the stored text is removed before it is acted on, so that a failure does not repeat for
 * ever.
 */
function* reopenKept(): SagaGenerator<void> {
  const raw = yield* call(readTabText, RESUME_KEY);
  if (raw === null) return;
  yield* call(keepTabText, RESUME_KEY, null);
  const kept = parseJson(raw);
  if (!isKept(kept)) return;
  yield* shellOpen();
  if (kept.flag !== (yield* select(selectTokenFlag)) || kept.path !== (yield* select(selectPathname))) return;
  if (kept.isDeedLost) yield* showToast('warning', { key: 'errors:notCarriedOut' }, TIMING.errorMessageMs);
  for (const event of kept.events.filter((each) => RESUMED.some(({ match }) => match(each)))) {
    yield* ready(event);
    yield* put(event);
  }
}

/** Opening a tab of the dialog closes what was open in it, so this waits until that is done. */
function* ready(event: UnknownAction): SagaGenerator<void> {
  if (notificationPressed.match(event)) {
    if ((yield* select(selectModuleName)) === null) yield* take(moduleOpened);
  } else if (cursorMoved.match(event) && (yield* select(selectCalendarStatus)) === 'closed')
    yield* take(calendarOpened);
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events);
}
