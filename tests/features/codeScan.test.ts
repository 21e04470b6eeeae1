import { codeScanMachine } from '../../src/features/codeScan/codeScanMachine.ts';
import * as scan from '../../src/features/codeScan/codeScanSlice.ts';
import { handOffPlace } from '../../src/features/codeScan/handOffPlace.ts';
import { exhaust } from '../support/exhaust.ts';

const asker = { code: 'c1', browserInfo: null, ip: null, seconds: 120 };

describe('codeScan', () => {
  exhaust(
    codeScanMachine,
    scan.codeScanReducer,
    {
      codeTyped: [scan.codeTyped('x')],
      cameraTold: [scan.cameraTold({ camera: 'on', hasTorch: true })],
      torchPressed: [scan.torchPressed()],
      torchSwitched: [scan.torchSwitched(true)],
      pictureWanted: [scan.pictureWanted()],
      pictureUnread: [scan.pictureUnread()],
      codeGiven: [scan.codeGiven('QRCODE_LOGIN:c1')],
      signInAsked: [scan.signInAsked(asker)],
      answerGiven: [scan.answerGiven(true), scan.answerGiven(false)],
      signInAllowed: [scan.signInAllowed()],
      signInRefused: [scan.signInRefused()],
      companyElsewhere: [scan.companyElsewhere({ tenantId: 't', tenantName: 'Aurora', to: '/portal' })],
      codeFollowed: [scan.codeFollowed()],
      scanFailed: [scan.scanFailed({ fault: 'foreign' })],
      scanRestarted: [scan.scanRestarted()],
      scanLeft: [scan.scanLeft()],
    },
    ['reading', 'answering', 'followed'],
  );

  it('nobody is signed in before the question: an unrequested answer does not count', () => {
    const actions = [scan.codeGiven('QRCODE_LOGIN:c1'), scan.answerGiven(true), scan.signInAllowed()];
    const state = actions.reduce(scan.codeScanReducer, scan.codeScanReducer(undefined, { type: '@@test' }));
    expect(state).toMatchObject({ status: 'reading', isGranted: false });
  });
});

it('an approval opens in its application if that is connected, else in the list of its module', () => {
  const approval = { kind: 'notification', businessId: 'a/1', moduleName: 'BPM' } as const;
  expect(handOffPlace(approval, true)).toBe('/child/approval/request/a%2F1');
  expect(handOffPlace(approval, false)).toBe('/portal?panel=notifications&id=BPM');
  expect(handOffPlace({ ...approval, moduleName: null }, true)).toBe('/portal?panel=notifications');
  expect(handOffPlace({ ...approval, kind: 'todo' }, true)).toBe('/portal?panel=todo&id=a%2F1');
});
