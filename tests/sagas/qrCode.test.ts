import { channel } from 'redux-saga';
import { type Effect, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import {
  dialogClosed,
  dialogOpened,
  dialogTabChosen,
} from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as code from '../../src/features/qrCode/qrCodeSlice.ts';
import { selectTenantId } from '../../src/features/session/sessionSlice.ts';
import { selectShellOpen } from '../../src/features/shell/shellSlice.ts';
import { type PageSignal, pageChannel } from '../../src/sagas/channels/pageChannel.ts';
import { qrCode } from '../../src/sagas/qrCode.ts';
import { qrContent } from '../../src/services/api/dimensionalCode.ts';
import { branchesOf, effectAt, sagaIn, sagaOf } from './support/branches.ts';
import { answered, refused } from './support/calls.ts';

const request: code.QrRequest = { kind: 'todo', businessId: 'b1', moduleName: 'OA', parameters: {} };
const tab = channel<PageSignal>();

const life = () =>
  testSaga(sagaOf(effectAt(testSaga(qrCode).next().select(selectShellOpen).next(true))))
    .next()
    .select(code.selectQrStatus);
const pane = () => life().next('loading');
const kept = () =>
  testSaga(sagaIn(effectAt(pane()), 'shown'))
    .next()
    .call(pageChannel, 'hidden', 'shown')
    .next(tab);
const showing = () => kept().select(code.selectQrRequest).next(request);
const making = () =>
  testSaga(sagaIn(effectAt(showing()), 'code'))
    .next()
    .select(code.selectQrStatus);

it('waits for a request while it is hidden', () => {
  life().next('hidden').take(code.qrCodeRequested);
});

it('closing the pane, or another request, ends the code; then it starts over', () => {
  pane()
    .inspect((race: Effect) =>
      expect(branchesOf(race)).toEqual({
        shown: 'a saga',
        ended: take([code.qrCodeRequested, code.qrCodeLeft, dialogOpened, dialogTabChosen, dialogClosed]),
      }),
    )
    .next({ ended: code.qrCodeLeft() })
    .select(code.selectQrStatus);
});

it('shows the code of the request until it is due or the tab is hidden', () => {
  showing()
    .inspect((race: Effect) =>
      expect(branchesOf(race)).toEqual({ code: { call: 'showCode', args: [request] }, hidden: 'a saga' }),
    )
    .next({ code: undefined })
    .put(code.qrCodeDue())
    .next()
    .select(code.selectQrRequest);
});

it('ends without a request and stops listening to the tab', () => {
  const close = jest.spyOn(tab, 'close').mockImplementation(() => {});
  kept().select(code.selectQrRequest).next(null).isDone();
  expect(close).toHaveBeenCalledTimes(1);
});

it('a hidden tab pauses; the code is due once it is shown, not before', () => {
  showing()
    .next({ hidden: true })
    .put(code.qrCodePaused())
    .next()
    .take(tab)
    .next('hidden')
    .take(tab)
    .next('shown')
    .put(code.qrCodeDue());
});

it('the branch of the hidden tab waits only for that', () => {
  testSaga(sagaIn(effectAt(showing()), 'hidden'))
    .next()
    .take(tab)
    .next('shown')
    .take(tab)
    .next('hidden')
    .returns(true);
});

it('a code that arrives stays for 108 s', () => {
  const called = making().next('loading').select(selectTenantId).next('t1');
  answered(called, qrContent(request, 't1'), { content: 'code-1' })
    .put(code.qrCodeArrived('code-1'))
    .next()
    .select(code.selectQrStatus)
    .next('shown')
    .delay(108_000)
    .next()
    .isDone();
});

it('a code that fails says why in place and waits for the retry', () => {
  const called = making().next('loading').select(selectTenantId).next(null);
  refused(called, qrContent(request, null))
    .put(code.qrCodeFailed({ text: 'Full' }))
    .next()
    .select(code.selectQrStatus)
    .next('failed')
    .take(code.qrCodeRetried)
    .next()
    .isDone();
});

it('does not request again a code that is already there', () => {
  making().next('shown').select(code.selectQrStatus).next('shown').delay(108_000);
});
