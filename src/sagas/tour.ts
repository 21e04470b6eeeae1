// Decision 0028: a person who signs in for the first time on this device sees the tour, when nothing else is in the
// way, until they have ended it.
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { delay, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { selectChooserShown } from '../features/companySwitch/companySwitchSlice.ts';
import { tourShown } from '../features/device/deviceSlice.ts';
import { confirmationAccepted, confirmationDismissed, selectConfirmation } from '../features/feedback/feedbackSlice.ts';
import { dialogClosed, selectDialogOpen } from '../features/notificationDialog/notificationDialogSlice.ts';
import { locationChanged, selectPathname } from '../features/routing/routingSlice.ts';
import { selectHostInfo } from '../features/session/sessionSlice.ts';
import {
  actionLogClosed,
  chatToggled,
  paletteClosed,
  popoverClosed,
  selectActionLogShown,
  selectChatShown,
  selectPaletteShown,
  selectPopover,
} from '../features/shell/shellSlice.ts';
import { selectTourStep, tourBegun } from '../features/tour/tourSlice.ts';
import { putOffRemembered } from '../features/versionUpgrade/versionUpgradeEvents.ts';
import { selectOfferedVersion } from '../features/versionUpgrade/versionUpgradeSlice.ts';
import { tourDue } from './waits/tourDue.ts';

/** Events that may clear everything over the workbench. */
const CALMING = [
  locationChanged,
  popoverClosed,
  paletteClosed,
  actionLogClosed,
  chatToggled,
  dialogClosed,
  confirmationAccepted,
  confirmationDismissed,
  putOffRemembered,
];

export function* tour(): SagaGenerator<void> {
  while (true) {
    const account = yield* tourDue();
    yield* delay(TIMING.tourAfterMs);
    if (!(yield* nothingOver())) {
      yield* take(CALMING);
      continue;
    }
    yield* put(tourBegun());
    while ((yield* select(selectTourStep)) !== 'away') yield* take('*');
    // The person has ended it, in whatever way; after a reload in the middle, or the end of the session, it is shown
    // again.
    if ((yield* select(selectHostInfo))?.id === account) yield* put(tourShown(account));
  }
}

/** Whether the workbench is shown with nothing of the portal over it. */
function* nothingOver(): SagaGenerator<boolean> {
  if ((yield* select(selectPathname)) !== PATHS.workbench) return false;
  const shown = [
    yield* select(selectPopover),
    yield* select(selectPaletteShown),
    yield* select(selectConfirmation),
    yield* select(selectOfferedVersion),
  ];
  if (shown.some((thing) => thing !== null)) return false;
  const open = [
    yield* select(selectActionLogShown),
    yield* select(selectChatShown),
    yield* select(selectDialogOpen),
    yield* select(selectChooserShown),
  ];
  return !open.includes(true);
}
