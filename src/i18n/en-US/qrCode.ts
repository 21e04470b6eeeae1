import type { Translated } from '../types.ts';
import type { qrCode as source } from '../zh-CN/qrCode.ts';

export const qrCode: Translated<typeof source> = {
  back: 'Back',
  scanToContinue: 'please scan with the app to continue',
  about: '{type}, {company}',
  openHere: 'Open here',
  code: 'QR code',
  making: 'Making the QR code',
  refreshes: 'The code refreshes by itself',
  secondsBefore: 'refreshes in ',
  secondsAfter: '',
  failed: 'The QR code could not be made',
};
