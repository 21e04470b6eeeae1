import { defineMachine } from '../../lib/machine.ts';

/**
 * From a code, seen by the camera or typed, to what it leads to (decision 0025). Nothing is done with a sign-in code
 * until the person has seen who is asking. The camera runs only in `looking`.
 */
export const codeScanMachine = defineMachine('codeScan', {
  scope: 'session',
  initial: 'looking',
  any: { scanLeft: 'anew' },
  transitions: {
    looking: {
      codeTyped: 'stays',
      cameraTold: 'stays',
      torchPressed: 'stays',
      torchSwitched: 'stays',
      pictureWanted: 'stays',
      pictureUnread: 'stays',
      codeGiven: 'reading',
    },
    reading: { signInAsked: 'asked', companyElsewhere: 'elsewhere', codeFollowed: 'followed', scanFailed: 'failed' },
    asked: { answerGiven: 'answering', scanFailed: 'failed' },
    answering: { signInAllowed: 'allowed', signInRefused: 'refused', scanFailed: 'failed' },
    allowed: { scanRestarted: 'anew' },
    refused: { scanRestarted: 'anew' },
    elsewhere: { scanRestarted: 'anew' },
    followed: {},
    failed: { scanRestarted: 'anew' },
  },
});
