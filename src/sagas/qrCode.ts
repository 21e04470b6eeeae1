// Spec §4 "QR code", QR-1, QR-2: hidden → loading → shown (108 s) → loading …; failed waits for a retry, paused until
// the tab is shown again. Nothing is requested while the tab is hidden.
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { dialogClosed, dialogOpened, dialogTabChosen } from '../features/notificationDialog/notificationDialogSlice.ts';
import {
  type QrRequest,
  qrCodeArrived,
  qrCodeDue,
  qrCodeFailed,
  qrCodeLeft,
  qrCodePaused,
  qrCodeRequested,
  qrCodeRetried,
  selectQrRequest,
  selectQrStatus,
} from '../features/qrCode/qrCodeSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { qrContent } from '../services/api/dimensionalCode.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { type PageSignal, pageChannel } from './channels/pageChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* qrCode(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    while (true) {
      if ((yield* select(selectQrStatus)) === 'hidden') yield* take(qrCodeRequested);
      // Another request starts over; anything that closes the pane ends this one.
      yield* race({
        shown: withChannel(pageChannel, keepCode, 'hidden', 'shown'),
        ended: take([qrCodeRequested, qrCodeLeft, dialogOpened, dialogTabChosen, dialogClosed]),
      });
    }
  });
}

/** Renews the code whenever it is due, until the race above ends it. */
function* keepCode(visibility: EventChannel<PageSignal>): SagaGenerator<void> {
  while (true) {
    const request = yield* select(selectQrRequest);
    if (request === null) return;
    const { hidden } = yield* race({ code: call(showCode, request), hidden: until(visibility, 'hidden') });
    if (hidden) {
      yield* put(qrCodePaused());
      yield* until(visibility, 'shown');
    }
    yield* put(qrCodeDue());
  }
}

function* until(visibility: EventChannel<PageSignal>, wanted: PageSignal): SagaGenerator<true> {
  while ((yield* take(visibility)) !== wanted);
  return true;
}

/** Waits until the code must be renewed: it has expired, or the person retries after a failure. */
function* showCode(request: QrRequest): SagaGenerator<void> {
  if ((yield* select(selectQrStatus)) === 'loading') yield* makeCode(request);
  if ((yield* select(selectQrStatus)) === 'failed') yield* take(qrCodeRetried);
  else yield* delay(TIMING.qrRefreshMs);
}

function* makeCode(request: QrRequest): SagaGenerator<void> {
  const tenantId = yield* select(selectTenantId);
  const result = yield* callApi(qrContent(request, tenantId), { silent: true });
  yield* put(result.ok ? qrCodeArrived(result.value.content) : qrCodeFailed(errorMessage(result.error)));
}
