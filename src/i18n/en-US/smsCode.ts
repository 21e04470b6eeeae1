import type { Translated } from '../types.ts';
import type { smsCode as source } from '../zh-CN/smsCode.ts';

export const smsCode: Translated<typeof source> = {
  phoneNumber: 'Mobile number',
  phoneInvalid: 'Enter a mobile number of 11 digits',
  code: 'Code by text message',
  codeInvalid: 'Enter the 6 digits of the code',
  get: 'Get code',
  sending: 'Sending',
  sent: 'Code sent',
  secondsAfter: ' s to resend',
  wait: 'The code was sent; another can be asked for shortly',
};
