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
import { loaded, notLoaded } from './support/loads.ts';

const request: code.QrRequest = { kind: 'todo', businessId: 'b1', moduleName: 'OA', parameters: {} };
const tab = channel<PageSignal>();

const life = () =>
  testSaga(sagaOf(effectAt(testSaga(qrCode).next().select(selectShellOpen).next(true))))
    .next()
    .select(code.selectQrRequest);
const pane = () => life().next(request);
const showing = () =>
  testSaga(sagaIn(effectAt(pane()), 'shown'))
    .next()
    .call(pageChannel, 'hidden', 'shown')
    .next(tab);
const making = () =>
  testSaga(sagaIn(effectAt(showing()), 'code'))
    .next()
    .select(selectTenantId);
const isRace = (race: Effect) =>
  expect(branchesOf(race)).toEqual({ code: { call: 'showCode', args: [request] }, hidden: 'a saga' });

it('waits for a request while no pane shows a code', () => {
  life().next(null).take(code.qrCodeWanted).next().select(code.selectQrRequest);
});

it('closing the pane, or another request, ends the code; then it starts over', () => {
  pane()
    .inspect((race: Effect) =>
      expect(branchesOf(race)).toEqual({
        shown: 'a saga',
        ended: take([code.qrCodeWanted, code.qrCodeLeft, dialogOpened, dialogTabChosen, dialogClosed]),
      }),
    )
    .next({ ended: code.qrCodeLeft() })
    .select(code.selectQrRequest);
});

it('shows the code of the request until it is due or the tab is hidden, and then the next', () => {
  showing().inspect(isRace).next({ code: undefined }).inspect(isRace);
});

it('a code that ends stops listening to the tab', () => {
  const close = jest.spyOn(tab, 'close').mockImplementation(() => {});
  showing().finish().isDone();
  expect(close).toHaveBeenCalledTimes(1);
});

it('nothing is requested in a hidden tab; the next code is made once it is shown, not before', () => {
  showing().next({ hidden: true }).take(tab).next('hidden').take(tab).next('shown').inspect(isRace);
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
  loaded(making().next('t1'), code.qrContentResource, [qrContent(request, 't1'), { content: 'code-1' }], 'code-1')
    .delay(108_000)
    .next()
    .isDone();
});

it('a code that fails says why in place and waits for the retry', () => {
  notLoaded(making().next(null), code.qrContentResource, qrContent(request, null), { text: 'Full' })
    .take(code.qrContentResource.wanted)
    .next()
    .isDone();
});
