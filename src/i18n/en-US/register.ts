import type { Translated } from '../types.ts';
import type { register as source } from '../zh-CN/register.ts';

export const register: Translated<typeof source> = {
  title: 'Register',
  subtitle: 'Join a company afterwards, or be invited by one',
  userName: 'User name',
  userNameHint: '3 to 32 characters, a letter first',
  userNameInvalid: '3 to 32 characters, a letter first, then letters, digits and . _ -',
  name: 'Name (optional)',
  nameTooLong: 'Name cannot be longer than 64 characters',
  submit: 'Register',
  submitting: 'Registering',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
};
