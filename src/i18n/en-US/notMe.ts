import type { Translated } from '../types.ts';
import type { notMe as source } from '../zh-CN/notMe.ts';

export const notMe: Translated<typeof source> = {
  title: 'This was not me',
  subtitle: 'Undo what somebody else has changed about signing in to your account',
  whatHappens:
    'The phone number from before the change is put back, passkeys and two-step sign-in added since are removed, password and recovery codes become void, and all devices are signed out.',
  afterwards: 'Then you set a new password with a code sent to your phone.',
  submit: 'Undo and sign out everywhere',
  submitting: 'Undoing',
  done: 'Undone. All devices are signed out',
  number: 'Phone number of the account: {phoneNumber}',
  newPassword: 'Set a new password',
  linkIncomplete: 'The link is not complete. Open it from the text message again',
  signIn: 'Back to sign-in',
};
