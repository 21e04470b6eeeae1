import * as own from '../../../src/features/ownAccount/ownAccountSlice.ts';
import { configurationChanged } from '../../../src/features/realtime/realtimeEvents.ts';
import { noticeDisputed, noticeSeen } from '../../../src/features/securityNotices/securityNoticesSlice.ts';
import { OWN, OWN_PAGE, ownBackend } from '../ownAccountWork.ts';
import { does, type Scenario, surely } from './scenario.ts';

/** An outside account was linked or unlinked: the page fetches what it shows of it, the notices and the log. */
const LOGINS_READ_AGAIN = [
  'ownAccount/loginsWanted',
  'ownAccount/loginsRequested',
  '→ GET /api/account/external-logins',
  'securityNotices/noticesWanted',
  'securityNotices/noticesRequested',
  '→ GET /api/account/security-notices',
  'securitySetting/logWanted',
  'securitySetting/logRequested',
  '→ GET /api/identity/security-logs/my',
  'ownAccount/loginsLoaded',
  'securityNotices/noticesLoaded',
  'securitySetting/logLoaded',
];

/** The page with the ways to sign in. */
const SECURITY = `${OWN_PAGE}/securitySetting`;

/** A person's own account, and what every page says about it. */
export const ownAccountScenarios: readonly Scenario[] = (
  [
    {
      flow: 'ownAccount',
      title: 'the data are exported',
      ask: does(own.exportWanted()),
      leadsTo: ['ownAccount/exportBegun', 'ownAccount/exportEnded'],
      story: [
        'ownAccount/exportWanted',
        'ownAccount/exportBegun',
        '→ POST /api/account/own-data/export',
        '→ saveBlobUrl',
        'ownAccount/exportEnded',
      ],
    },
    {
      flow: 'ownAccount',
      title: 'deletion of the account is requested',
      ask: surely(own.leaveWanted()),
      leadsTo: ['feedback/confirmationAsked', 'ownAccount/deletionLoaded'],
      story: [
        'ownAccount/leaveWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        'ownAccount/actBegun',
        '→ POST /api/account/deletion/request',
        'ownAccount/actEnded',
        'ownAccount/deletionWanted',
        'ownAccount/deletionRequested',
        '→ GET /api/account/deletion',
        'securityNotices/noticesWanted',
        'securityNotices/noticesRequested',
        '→ GET /api/account/security-notices',
        'feedback/toastShown',
        'ownAccount/deletionLoaded',
        'securityNotices/noticesLoaded',
      ],
    },
    {
      flow: 'ownAccount',
      title: 'deletion of the account is withdrawn',
      ask: does(own.stayWanted()),
      leadsTo: ['ownAccount/deletionWanted', 'ownAccount/deletionLoaded'],
      story: [
        'ownAccount/stayWanted',
        'ownAccount/actBegun',
        '→ POST /api/account/deletion/withdraw',
        'ownAccount/actEnded',
        'ownAccount/deletionWanted',
        'ownAccount/deletionRequested',
        '→ GET /api/account/deletion',
        'securityNotices/noticesWanted',
        'securityNotices/noticesRequested',
        '→ GET /api/account/security-notices',
        'feedback/toastShown',
        'ownAccount/deletionLoaded',
        'securityNotices/noticesLoaded',
      ],
    },
    {
      flow: 'ownAccount',
      title: 'an outside account is unlinked',
      path: SECURITY,
      ask: surely(own.loginRemovalWanted({ id: 'x1', provider: 'Corp' })),
      leadsTo: ['feedback/confirmationAsked', 'securitySetting/logWanted', 'ownAccount/loginsLoaded'],
      story: [
        'ownAccount/loginRemovalWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        'ownAccount/actBegun',
        '→ POST /api/account/external-logins/x1/remove',
        'ownAccount/actEnded',
        ...LOGINS_READ_AGAIN,
      ],
    },
    {
      flow: 'ownAccount',
      title: 'it is linked again',
      path: SECURITY,
      ask: does(own.loginReturnWanted({ id: 'x1' })),
      leadsTo: ['ownAccount/loginsWanted', 'securitySetting/logWanted', 'ownAccount/loginsLoaded'],
      story: [
        'ownAccount/loginReturnWanted',
        'ownAccount/actBegun',
        '→ POST /api/account/external-logins/x1/restore',
        'ownAccount/actEnded',
        ...LOGINS_READ_AGAIN,
      ],
    },
    {
      flow: 'securityNotices',
      title: 'a change is fetched as soon as it is announced',
      ask: does(configurationChanged()),
      leadsTo: ['securityNotices/noticesRequested', 'securityNotices/noticesLoaded'],
      story: [
        'realtime/configurationChanged',
        '→ GET /api/abp/application-configuration',
        'securityNotices/noticesRequested',
        '→ GET /api/account/security-notices',
        'permissions/policiesGranted',
        'securityNotices/noticesLoaded',
      ],
    },
    {
      flow: 'securityNotices',
      title: 'the person made the change',
      ask: does(noticeSeen({ id: 'n1' })),
      leadsTo: ['securityNotices/noticesWanted', 'securityNotices/noticesLoaded'],
      story: [
        'securityNotices/noticeSeen',
        'securityNotices/actBegun',
        '→ POST /api/account/security-notices/n1/dismiss',
        'securityNotices/actEnded',
        'securityNotices/noticesWanted',
        'securityNotices/noticesRequested',
        '→ GET /api/account/security-notices',
        'securityNotices/noticesLoaded',
      ],
    },
    {
      flow: 'securityNotices',
      title: 'somebody else made the change',
      // Without a number the session continues; otherwise nobody would be left to ask again.
      backend: { ...ownBackend(), [OWN.dispute]: { body: { phoneNumber: null } } },
      ask: surely(noticeDisputed({ id: 'n1' })),
      leadsTo: ['feedback/confirmationAsked', 'feedback/toastShown', 'securityNotices/noticesLoaded'],
      story: [
        'securityNotices/noticeDisputed',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        'securityNotices/actBegun',
        '→ POST /api/account/security-notices/n1/dispute',
        'securityNotices/actEnded',
        'feedback/toastShown',
        'securityNotices/noticesWanted',
        'securityNotices/noticesRequested',
        '→ GET /api/account/security-notices',
        'securityNotices/noticesLoaded',
      ],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({ path: OWN_PAGE, backend: ownBackend(), ...scenario }));
