import { answerGiven, codeGiven, pictureWanted, scanRestarted } from '../../../src/features/codeScan/codeScanSlice.ts';
import { does, type Scenario } from './scenario.ts';

/** The page that scans codes. */
export const codeScanScenarios: readonly Scenario[] = [
  {
    flow: 'codeScan',
    title: 'a sign-in is allowed',
    path: '/scan',
    backend: {
      'POST /api/account/qrcode-scan/c1': { body: { browserInfo: 'Chrome', ip: '10.0.0.1', expiresIn: 120 } },
      'POST /api/account/qrcode-answer/c1': { status: 204 },
    },
    ask: does(codeGiven('QRCODE_LOGIN:c1'), answerGiven(true)),
    leadsTo: ['codeScan/signInAsked', 'codeScan/signInAllowed'],
    story: [
      'codeScan/codeGiven',
      '→ POST /api/account/qrcode-scan/c1',
      'codeScan/signInAsked',
      'codeScan/answerGiven',
      '→ POST /api/account/qrcode-answer/c1',
      'codeScan/signInAllowed',
    ],
  },
  {
    flow: 'codeScan',
    title: 'a picture has no code, and a code is refused',
    path: '/scan',
    backend: { 'POST /api/account/qrcode-scan/c1': { status: 404, body: { error: { message: 'no' } } } },
    ask: does(pictureWanted(), codeGiven('QRCODE_LOGIN:c1'), scanRestarted()),
    leadsTo: ['codeScan/pictureUnread', 'codeScan/scanFailed', 'codeScan/scanRestarted'],
    story: [
      'codeScan/pictureWanted',
      '→ pickFiles',
      '→ readPictureCode',
      'codeScan/pictureUnread',
      '→ forgetFile',
      'codeScan/codeGiven',
      '→ POST /api/account/qrcode-scan/c1',
      'codeScan/scanFailed',
      'codeScan/scanRestarted',
      '→ cameraChannel',
      'codeScan/cameraTold',
    ],
  },
];
