import type { Translated } from '../types.ts';
import type { verifyPhone as source } from '../zh-CN/verifyPhone.ts';

export const verifyPhone: Translated<typeof source> = {
  title: 'Verify your phone number',
  subtitle: 'The secret-protection number of your account lets you set a new password',
  submit: 'Next',
  submitting: 'Verifying',
  signIn: 'Back to sign-in',
};
