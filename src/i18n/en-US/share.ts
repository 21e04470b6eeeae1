import type { Translated } from '../types.ts';
import type { share as source } from '../zh-CN/share.ts';

export const share: Translated<typeof source> = {
  share: 'Share',
  link: 'Public link',
  linkNote: 'Anybody with the link can read this, without signing in.',
  copy: 'Copy link',
  copied: 'Copy successful',
  copyFailed: 'The browser did not allow copying. The link is selected: copy it by hand (Ctrl+C).',
  code: 'QR code of the link',
  scan: 'Scan with a phone',
  preparing: 'Making the link',
  closedTitle: 'The public pages of {company} are closed',
  closedSentence: 'The company is disabled. Please reach it in another way.',
  unknownTitle: 'There is no page of this company',
  unknownSentence: 'The link may be incomplete, or the company no longer exists.',
  poweredBy: 'Powered by {brand}',
};
