import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { shareMachine } from '../../src/features/share/shareMachine.ts';
import * as share from '../../src/features/share/shareSlice.ts';
import { exhaust } from '../support/exhaust.ts';

describe('share', () => {
  const location = { pathname: '/company', search: '', hash: '', key: 'k' };
  exhaust(shareMachine, share.shareReducer, {
    shareOpened: [share.shareOpened({ title: 'A notice', path: '/companyShare' })],
    linkCopied: [share.linkCopied()],
    linkCopyFailed: [share.linkCopyFailed()],
    shareClosed: [share.shareClosed()],
    'routing/locationChanged': [locationChanged({ location, action: 'PUSH' })],
    'companySwitch/chooserOpened': [chooserOpened({ action: 'switch' })],
  });
});
