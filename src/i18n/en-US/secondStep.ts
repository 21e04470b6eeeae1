import type { Translated } from '../types.ts';
import type { secondStep as source } from '../zh-CN/secondStep.ts';

export const secondStep: Translated<typeof source> = {
  title: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  note: 'Sign-in also asks for the six digits of an authenticator app',
  codesLeft: '{count} recovery codes left',
  codesLeft_one: '{count} recovery code left',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  newCodes: 'Recovery codes',
  failed: 'Two-step sign-in could not be loaded',
  setupTitle: 'Switch on two-step sign-in',
  scan: 'Scan the code with an authenticator app, or type the secret, then enter the six digits that it shows.',
  picture: 'Code for the authenticator app',
  secret: 'Secret',
  code: 'Digits',
  codeInvalid: 'Enter six digits',
  confirm: 'Switch on',
  codesTitle: 'Recovery codes',
  codesSentence:
    'Without your phone, each of them stands for the digits once. They are shown only now: keep them safe.',
  copy: 'Copy all',
  saveFile: 'Save as a file',
  copyFailed: 'Copying did not work, please write them down',
  kept: 'I have kept them',
  endTitle: 'Switch off two-step sign-in',
  endQuestion: 'Password or text message will be enough to sign in, and other devices are signed out.',
  end: 'Switch off',
};
