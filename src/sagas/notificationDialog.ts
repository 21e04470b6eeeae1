// Spec §2 "Notification dialog", NTF-1: the open dialog is part of the address, so that Back closes it and a reload
// restores it. Opening adds a history entry, moving inside rewrites it, closing goes back over it.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import { actionChannel, call, put, type SagaGenerator, select, take, takeLeading } from '../effects/effects.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import {
  addressFor,
  addressOf,
  type DialogAddress,
  isSameAddress,
  openingOf,
  searchWith,
} from '../features/notificationDialog/dialogAddress.ts';
import {
  dialogClosed,
  dialogClosePressed,
  dialogOpened,
  dialogPlaceShown,
  dialogTabChosen,
  dialogTabPressed,
  selectDialog,
  selectDialogOpen,
} from '../features/notificationDialog/notificationDialogSlice.ts';
import { isShellPage } from '../features/routing/pages.ts';
import { hrefOf, locationChanged, navigationWanted, selectLocation } from '../features/routing/routingSlice.ts';
import { selectShellOpen, shellOpened } from '../features/shell/shellSlice.ts';
import { goBack } from '../services/browser/history.ts';
import { leaveTaskForm } from './steps/taskFormSteps.ts';

const INSIDE = [dialogOpened, dialogTabChosen, dialogPlaceShown, dialogClosed, switchSucceeded];

type Events = TakeableChannel<UnknownAction>;

export function* notificationDialog(): SagaGenerator<void> {
  const events: Events = yield* actionChannel([...INSIDE, locationChanged, shellOpened]);
  /** Whether the newest history entry is the one that opening added; closing may go back only over that one. */
  let ownEntry = false;
  yield* takeLeading([dialogClosePressed, dialogTabPressed], leaveByPress);
  // An open dialog stays open when a crash restarts this flow.
  if (!(yield* select(selectDialogOpen))) yield* followAddress();
  while (true) {
    const event = yield* take(events);
    if (!(yield* select(selectShellOpen))) continue;
    if (locationChanged.match(event) || shellOpened.match(event)) {
      yield* followAddress();
      ownEntry &&= yield* select(selectDialogOpen);
    }
    // The state decides: the next step mirrors whatever it has become in the meantime.
    for (let step = yield* stepToState(); step !== null; step = yield* stepToState()) {
      if (step === 'leave' && ownEntry) yield* call(goBack);
      else yield* mirror(step !== 'enter');
      ownEntry = step === 'enter' || (ownEntry && step === 'rewrite');
      yield* arrival(events);
    }
  }
}

/** Waits for the address that this flow itself asked for, so that it is not followed again. */
function* arrival(events: Events): SagaGenerator<void> {
  while (!locationChanged.match(yield* take(events)));
}

/** An unsaved form asks first; until the person answers, every other way out is ignored. */
function* leaveByPress(
  press: ReturnType<typeof dialogClosePressed> | ReturnType<typeof dialogTabPressed>,
): SagaGenerator<void> {
  if (!(yield* leaveTaskForm())) return;
  yield* put(dialogTabPressed.match(press) ? dialogTabChosen(press.payload) : dialogClosed());
}

/** Back, forward, a link or a reload: the dialog follows the address. */
function* followAddress(): SagaGenerator<void> {
  if (!(yield* select(selectShellOpen))) return;
  const address = yield* addressHere();
  if (isSameAddress(address, addressFor(yield* select(selectDialog)))) return;
  yield* put(address === null ? dialogClosed() : dialogOpened(openingOf(address)));
}

/** What the address says about the dialog; nothing on a page without it, even before the shell has closed. */
function* addressHere(): SagaGenerator<DialogAddress | null> {
  const location = yield* select(selectLocation);
  return isShellPage(location.pathname) ? addressOf(location) : null;
}

/**
 * The step that brings the address in line with the state: a new entry, a rewritten one, or going back; null if they
 * already agree.
 */
function* stepToState(): SagaGenerator<'enter' | 'rewrite' | 'leave' | null> {
  const shown = yield* addressHere();
  const wanted = addressFor(yield* select(selectDialog));
  if (isSameAddress(shown, wanted)) return null;
  if (shown === null) return 'enter';
  return wanted === null ? 'leave' : 'rewrite';
}

function* mirror(replace: boolean): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  const address = addressFor(yield* select(selectDialog));
  yield* put(navigationWanted({ to: hrefOf({ ...location, search: searchWith(location, address) }), replace }));
}
