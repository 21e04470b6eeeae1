import {
  externalSignInWanted,
  modeChosen,
  passkeySignInWanted,
  secondStepSubmitted,
  signInSubmitted,
} from '../../../src/features/login/loginSlice.ts';
import { dispute } from '../../../src/features/notMe/notMeSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { popoverOpened } from '../../../src/features/shell/shellSlice.ts';
import { CALLS, CHOOSER_OPENS, COUNTS_OF_COMPANIES } from '../backend.ts';
import { does, doesAndWaits, outside, type Scenario } from './scenario.ts';

/** After any kind of sign-in: the session begins, and then the portal asks for the company. */
const OPENED = [
  'session/signedIn',
  '→ GET /api/abp/application-configuration',
  'session/hostInfoLoaded',
  'permissions/policiesGranted',
  'login/signInSucceeded',
];
const signIn = signInSubmitted({ userName: 'lin', password: 'x' });

/** Ways of signing in, and undoing what somebody else has changed. */
export const signInScenarios: readonly Scenario[] = [
  {
    flow: 'login',
    title: 'a person signs in',
    ...outside('/login'),
    ask: does(signIn),
    leadsTo: ['login/signInSubmitted', 'login/signInSucceeded', 'companySwitch/chooserOpened'],
    story: ['login/signInSubmitted', '→ POST /connect/token', ...OPENED, ...CHOOSER_OPENS],
  },
  {
    flow: 'qrSignIn',
    title: 'a code is shown, and renewed by its button',
    ...outside('/login'),
    backend: {
      'GET /api/account/create-qrcode': { body: { code: 'c1', content: 'c1', expiresIn: 6, interval: 2 } },
      'GET /api/account/qrcode-grant/c1': { body: { state: 0 } },
    },
    ask: doesAndWaits(10_000, modeChosen('password'), modeChosen('qr')),
    leadsTo: [
      'qrSignIn/qrSignInBegun',
      'qrSignIn/qrSignInCodeMade',
      'qrSignIn/qrSignInExpired',
      'qrSignIn/qrSignInRenewed',
    ],
    story: [
      'login/modeChosen',
      'login/modeChosen',
      'qrSignIn/qrSignInBegun',
      '→ GET /api/account/create-qrcode',
      'qrSignIn/qrSignInCodeMade',
      '→ GET /api/account/qrcode-grant/c1',
      '→ GET /api/account/qrcode-grant/c1',
      'qrSignIn/qrSignInExpired',
      'qrSignIn/qrSignInRenewed',
      '→ GET /api/account/create-qrcode',
      'qrSignIn/qrSignInCodeMade',
    ],
  },
  {
    flow: 'login',
    title: 'a person completes the second step',
    ...outside('/login'),
    ask: async (play) => {
      const token = play.backend[CALLS.token] ?? { body: null };
      const body = { error: 'invalid_grant', error_description: 'RequiresTwoFactor', twoFactorToken: 'ticket' };
      play.backend[CALLS.token] = { status: 400, body };
      await does(signIn)(play);
      play.backend[CALLS.token] = token;
      await does(secondStepSubmitted({ code: '482719' }))(play);
    },
    leadsTo: ['login/secondStepRequired', 'login/secondStepSubmitted', 'login/signInSucceeded'],
    story: [
      'login/signInSubmitted',
      '→ POST /connect/token',
      'login/secondStepRequired',
      '→ keepTabText',
      'login/secondStepSubmitted',
      '→ POST /connect/token',
      ...OPENED,
      '→ keepTabText',
      ...CHOOSER_OPENS,
    ],
  },
  {
    flow: 'login',
    title: 'a sign-in by passkey is refused if there is none',
    ...outside('/login'),
    backend: { 'POST /api/account/passkey-sign-in/begin': { status: 501, body: { error: { message: 'no site' } } } },
    ask: does(passkeySignInWanted()),
    leadsTo: ['login/passkeySignInWanted', 'login/signInFailed'],
    story: [
      'login/passkeySignInWanted',
      '→ POST /api/account/passkey-sign-in/begin',
      'feedback/toastShown',
      'login/signInFailed',
    ],
  },
  {
    flow: 'login',
    title: 'a person goes to the provider of this installation, and comes back with a ticket',
    ...outside('/login'),
    backend: {
      'POST /api/account/request-token/by-external-sign-in': {
        body: { token_type: 'Bearer', access_token: 'host-token', refresh_token: 'host-refresh' },
      },
    },
    ask: doesAndWaits(0, externalSignInWanted(), navigationWanted({ to: '/login#ticket=ticket-1' })),
    leadsTo: ['login/externalSignInWanted', 'login/externalSignInReturned', 'login/signInSucceeded'],
    story: [
      'login/externalSignInWanted',
      '→ keepTabText',
      '→ leavePage',
      'routing/navigationWanted',
      'routing/locationChanged',
      'routing/navigationWanted',
      'routing/locationChanged',
      'login/externalSignInReturned',
      '→ keepTabText',
      '→ POST /api/account/request-token/by-external-sign-in',
      ...OPENED,
      ...CHOOSER_OPENS,
    ],
  },
  {
    flow: 'notMe',
    title: "somebody else's change is undone",
    ...outside('/notMe?ticket=ticket-1'),
    backend: { 'POST /api/account/dispute-change': { body: { phoneNumber: '139****0001' } } },
    ask: does(navigationWanted({ to: '/notMe?ticket=ticket-1' }), dispute.submitted({ ticket: 'ticket-1' })),
    leadsTo: ['notMe/disputeSubmitted', 'notMe/disputeSucceeded', 'notMe/changesUndone'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'notMe/disputeSubmitted',
      '→ POST /api/account/dispute-change',
      'notMe/disputeSucceeded',
      'notMe/changesUndone',
    ],
  },
  {
    flow: 'companyUnread',
    title: 'what waits in the other companies is fetched',
    ask: does(popoverOpened({ name: 'user', by: 'press' })),
    leadsTo: ['companyUnread/companyUnreadRequested', 'companyUnread/companyUnreadLoaded'],
    story: ['shell/popoverOpened', ...COUNTS_OF_COMPANIES],
  },
];
