import { answerGiven, codeGiven } from '../../../src/features/codeScan/codeScanSlice.ts';
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
];
