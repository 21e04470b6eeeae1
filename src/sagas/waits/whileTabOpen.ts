import { call, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import {
  type DialogTab,
  dialogClosed,
  dialogOpened,
  dialogTabChosen,
  selectDialogOpen,
  selectDialogTab,
} from '../../features/notificationDialog/notificationDialogSlice.ts';

/** Runs `life` each time the tab of the notification dialog is shown; `leave`, if any, cleans up afterwards. */
export function* whileTabOpen(
  tab: DialogTab,
  life: () => SagaGenerator<void>,
  leave?: () => SagaGenerator<void>,
): SagaGenerator<void> {
  while (true) {
    yield* untilTab(tab, true);
    try {
      yield* race({ life: call(life), left: call(untilTab, tab, false) });
    } finally {
      if (leave) yield* leave();
    }
  }
}

function* untilTab(tab: DialogTab, open: boolean): SagaGenerator<void> {
  while ((yield* isTabOpen(tab)) !== open) yield* take([dialogOpened, dialogTabChosen, dialogClosed]);
}

/** Whether the dialog is open on this tab. */
export function* isTabOpen(tab: DialogTab): SagaGenerator<boolean> {
  return (yield* select(selectDialogOpen)) && (yield* select(selectDialogTab)) === tab;
}
