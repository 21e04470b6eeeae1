import type { Translated } from '../types.ts';
import type { resetPassword as source } from '../zh-CN/resetPassword.ts';

export const resetPassword: Translated<typeof source> = {
  title: 'Reset password',
  subtitle: 'Verify your number and set a new password',
  verified: 'Your number is verified. Set a new password',
  password: 'New password',
  passwordHint: '8 or more; the longer, the better',
  passwordWeak: 'Use 8 to 128 characters',
  repeated: 'Repeat the password',
  repeatedDiffers: 'The two passwords differ',
  submit: 'Reset password',
  submitting: 'Resetting',
  signIn: 'Back to sign-in',
};
