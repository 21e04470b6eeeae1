import type { Translated } from '../types.ts';
import type { realNameAuthentication as source } from '../zh-CN/realNameAuthentication.ts';

export const realNameAuthentication: Translated<typeof source> = {
  title: 'Real-name authentication',
  why: 'Electronic signatures and some approvals ask for it',
  failedToLoad: 'Your authentication could not be loaded',
  verified: 'Authenticated',
  realName: 'Real name',
  idNumber: 'ID number',
  idNumberHint:
    'For the check only: whoever reviews it sees it until the decision. Afterwards its first and last character are kept, never the number itself.',
  showIdNumber: 'Show the number',
  realNameInvalid: 'Enter the name on your ID card: 2 to 50 letters, no digits or symbols',
  idNumberInvalid: 'Enter the 18 characters of your ID number',
  idNumberWrong: 'The number is not correct: please check it',
  submit: 'Submit',
  submitAgain: 'Submit again',
  submitting: 'Submitting',
  submitted: 'Submitted for review',
  refusedTitle: 'Not authenticated: {count} fields need a change',
  refusedTitle_one: 'Not authenticated: {count} field needs a change',
  pendingTitle: 'Under review',
  pendingSentence: 'Submitted: {time}. The result will be shown here.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing',
  withdrawQuestion: 'Withdraw this request? The name is kept, and can be submitted again.',
  verifiedAt: 'Authenticated on',
};
