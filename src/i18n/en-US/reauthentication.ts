import type { Translated } from '../types.ts';
import type { reauthentication as source } from '../zh-CN/reauthentication.ts';

export const reauthentication: Translated<typeof source> = {
  title: 'Please confirm that it is you',
  sentence: 'What follows concerns the security of your account. Once in five minutes is enough.',
  password: 'Password',
  authenticator: 'Six digits',
  passkey: 'Use a passkey',
  passkeyImpossible: 'The browser cannot use passkeys here, please choose another way',
  noProof: 'Please log out and set a password by “Forgot password” first',
  empty: 'Please fill this in',
  confirm: 'Confirm',
  by: 'Confirm by',
  by_password: 'Password',
  by_authenticator: 'Digits',
  by_passkey: 'Passkey',
};
