import { articleDetailMachine } from '../../src/features/articleDetail/articleDetailMachine.ts';
import * as detail from '../../src/features/articleDetail/articleDetailSlice.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { shareMachine } from '../../src/features/share/shareMachine.ts';
import * as share from '../../src/features/share/shareSlice.ts';
import { exhaust } from '../support/exhaust.ts';

describe('articleDetail', () => {
  exhaust(
    articleDetailMachine,
    detail.articleDetailReducer,
    {
      articleOpened: [
        detail.articleOpened({ key: 'own', isOwn: true }),
        detail.articleOpened({ key: 'other', isOwn: false }),
      ],
      articleLeft: [detail.articleLeft()],
      membershipConfirmed: [detail.membershipConfirmed('Other')],
      membershipDenied: [detail.membershipDenied()],
      membershipFailed: [detail.membershipFailed({ key: 'errors:network' })],
    },
    ['checking'],
  );
});

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
