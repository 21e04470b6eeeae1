// Spec §2 "Notification dialog" last sentence, §9 "notification popup 10000 ms", NTF-6: a popup stays 10 s, not
// counting time during which the pointer or focus is in the tray; pressing it opens its subject, pressing the tray
// opens the list.
import { TIMING } from '../constants/timing.ts';
import {
  all,
  call,
  delay,
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
import { dialogOpened } from '../features/notificationDialog/notificationDialogSlice.ts';
import { notificationReceived } from '../features/realtime/realtimeEvents.ts';
import { now } from '../services/browser/clock.ts';
import { leaveTaskForm } from './steps/taskFormSteps.ts';

export function* popups(): SagaGenerator<void> {
  yield* takeEvery(notificationReceived, dismissLater);
  // A popup also lies over the open dialog: a form open there asks once before it is left.
  yield* takeLeading([centre.popupPressed, centre.popupListPressed], follow);
}

function* dismissLater({ payload: { id } }: ReturnType<typeof notificationReceived>): SagaGenerator<void> {
  let left: number = TIMING.popupMs;
  while (yield* isShown(id)) {
    if (yield* select(centre.selectPopupsHeld)) {
      yield* take([centre.popupsReleased, centre.popupDismissed, centre.popupsDismissed]);
      continue;
    }
    const begun = yield* call(now);
    const { held } = yield* race({ over: delay(left), held: take(centre.popupsHeld) });
    if (!held) yield* put(centre.popupDismissed(id));
    // Setting the clock back must not extend the time.
    left -= Math.max(0, (yield* call(now)) - begun);
  }
}

function* isShown(id: string): SagaGenerator<boolean> {
  return (yield* select(centre.selectPopups)).some((popup) => popup.id === id);
}

function* follow(
  press: ReturnType<typeof centre.popupPressed> | ReturnType<typeof centre.popupListPressed>,
): SagaGenerator<void> {
  if (!(yield* leaveTaskForm())) return;
  if (centre.popupListPressed.match(press)) {
    yield* put(centre.popupsDismissed());
    yield* openList(press.payload);
    return;
  }
  const { payload: popup } = press;
  const click = clickOf(popup);
  yield* put(centre.popupDismissed(popup.id));
  if (click.kind === 'todo') yield* put(dialogOpened({ tab: 2, intent: { kind: 'detail', id: click.id } }));
  if (click.kind === 'none') yield* openList(popup.moduleName);
  if (click.kind === 'scan') {
    // The code is a view of the module it belongs to: Back leads to that module's list.
    yield* all({ opened: take(centre.moduleOpened), asked: call(openList, popup.moduleName) });
    yield* put(centre.notificationPressed(popup));
  }
}

function* openList(moduleName: string | null): SagaGenerator<void> {
  yield* put(dialogOpened({ tab: 1, ...(moduleName !== null && { place: moduleName }) }));
}
