// Spec §4 "QR code", QR-1, QR-2: a code is shown for 108 s and then renewed; a failed one waits for a retry. Nothing is
// requested while the tab is hidden; once it is shown again, the code is renewed.
import type { EventChannel } from 'redux-saga';
import { TIMING } from '../constants/timing.ts';
import { call, delay, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { dialogClosed, dialogOpened, dialogTabChosen } from '../features/notificationDialog/notificationDialogSlice.ts';
import {
  type QrRequest,
  qrCodeLeft,
  qrCodeWanted,
  qrContentResource,
  selectQrRequest,
} from '../features/qrCode/qrCodeSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { qrContent } from '../services/api/dimensionalCode.ts';
import { load } from './calls/resource.ts';
import { type PageSignal, pageChannel } from './channels/pageChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* qrCode(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    while (true) {
      const request = yield* select(selectQrRequest);
      if (request === null) {
        yield* take(qrCodeWanted);
        continue;
      }
      // Another request starts over; anything that closes the pane ends this one.
      yield* race({
        shown: withChannel(pageChannel, (visibility) => keepCode(request, visibility), 'hidden', 'shown'),
        ended: take([qrCodeWanted, qrCodeLeft, dialogOpened, dialogTabChosen, dialogClosed]),
      });
    }
  });
}

/** Renews the code whenever it is due, until the race above ends it. */
function* keepCode(request: QrRequest, visibility: EventChannel<PageSignal>): SagaGenerator<void> {
  while (true) {
    const { hidden } = yield* race({ code: call(showCode, request), hidden: until(visibility, 'hidden') });
    if (hidden) yield* until(visibility, 'shown');
  }
}

function* until(visibility: EventChannel<PageSignal>, wanted: PageSignal): SagaGenerator<true> {
  while ((yield* take(visibility)) !== wanted);
  return true;
}

/** Makes a code, and waits until it must be renewed: it has expired, or the person retries after a failure. */
function* showCode(request: QrRequest): SagaGenerator<void> {
  const endpoint = qrContent(request, yield* select(selectTenantId));
  if (yield* load(qrContentResource, endpoint, { as: ({ content }) => content })) yield* delay(TIMING.qrRefreshMs);
  else yield* take(qrContentResource.wanted);
}
