import type { Translated } from '../types.ts';
import type { askedStep as source } from '../zh-CN/askedStep.ts';

export const askedStep: Translated<typeof source> = {
  sentence: 'This account has two-step sign-in. Enter the six digits that your authenticator app shows',
  recoverySentence: 'Enter one of your recovery codes. Each works once',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  codeInvalid: 'Enter the six digits',
  recoveryEmpty: 'Recovery code cannot be empty',
  submit: 'Verify and sign in',
  submitting: 'Verifying',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator app',
  back: 'Back to sign-in',
};
