import {
  chooserCancelled,
  chooserOpened,
  companyPicked,
  switchConfirmed,
} from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { confirmationAccepted, toastShown } from '../../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../../src/features/forms/formsSlice.ts';
import { modeChosen, signInSubmitted } from '../../../src/features/login/loginSlice.ts';
import { requestFailed } from '../../../src/features/network/networkSlice.ts';
import { accessRefused } from '../../../src/features/permissions/permissionsSlice.ts';
import { registration } from '../../../src/features/register/registerSlice.ts';
import { heldReloadWanted, pageReloadHeld, pageReloadRequested } from '../../../src/features/reload/reloadSlice.ts';
import { newPassword } from '../../../src/features/resetPassword/resetPasswordSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import {
  hostInfoLoaded,
  logoutRequested,
  sessionEndRequested,
  signedIn,
} from '../../../src/features/session/sessionSlice.ts';
import { unauthorisedReceived } from '../../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { smsCodeRequested } from '../../../src/features/smsCode/smsCodeSlice.ts';
import { frameDirtied } from '../../../src/features/subApp/subAppEvents.ts';
import { phoneVerification } from '../../../src/features/verifyPhone/verifyPhoneSlice.ts';
import { companyOf } from '../fixtures.ts';
import { former } from '../signedIn.ts';
import { does, doesAndWaits, type Scenario } from './scenario.ts';

const aurora = companyOf('Aurora');
/** The page of a person who has not signed in, on a device that has its id. */
export const outside = (path: string) => ({
  path,
  preloadedState: { device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null } },
});
const phone = { phoneNumber: '13900000001', code: '482719' };
const password = 'Portal#2027';
const CHECKED = { 'POST /api/account/check-verification-code': { body: { resetToken: 'ticket-1' } } };
const at = (to: string) => navigationRequested({ to });
const toast = toastShown({ id: 't', kind: 'info', message: { text: 'x' }, durationMs: 2_000 });
const user = { userName: 'lin', id: 'account', name: 'Lin Jing', hostId: 'account' };
/** A session can end only once: asked again, it has begun again. */
const signInAgain = [signedIn({ token: 'Bearer host-token', refreshToken: 'r' }), hostInfoLoaded(user)];
const signIn = signInSubmitted({ userName: 'lin', password: 'x' });

/** Flows that every page needs. */
export const entryScenarios: readonly Scenario[] = [
  {
    flow: 'feedback',
    title: 'a toast leaves by itself',
    ask: doesAndWaits(2_000, toast),
    leadsTo: ['feedback/toastShown', 'feedback/toastDismissed'],
  },
  {
    flow: 'reload',
    title: 'the page is reloaded once everything is written',
    ask: doesAndWaits(500, pageReloadRequested({ reason: 'versionUpgraded', delayMs: 500 })),
    leadsTo: ['reload/pageReloadRequested', 'reload/pageReloadPrepared'],
  },
  {
    flow: 'reload',
    title: 'a reload that is held is wanted, and the unsaved work given up',
    ask: async (play) => {
      await does(
        frameDirtied({ module: 'crm', dirty: true }),
        pageReloadHeld({ reason: 'networkRecovered' }),
        heldReloadWanted(),
      )(play);
      await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
    },
    leadsTo: ['reload/pageReloadHeld', 'feedback/confirmationAsked', 'reload/pageReloadPrepared'],
  },
  {
    flow: 'network',
    title: 'a failed request is probed, and the network is back',
    ask: doesAndWaits(5_000, requestFailed()),
    leadsTo: ['network/requestFailed', 'network/probeSucceeded'],
  },
  {
    flow: 'sessionRefresh',
    title: 'a refused token is refreshed',
    ask: does(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer former-token' })),
    leadsTo: ['sessionRefresh/unauthorisedReceived', 'sessionRefresh/refreshSucceeded', 'reload/pageReloadRequested'],
  },
  {
    flow: 'session',
    title: 'a person logs out',
    ask: does(...signInAgain, logoutRequested()),
    leadsTo: ['session/logoutRequested', 'session/loggedOut', 'session/sessionCleared', 'routing/locationChanged'],
  },
  {
    flow: 'session',
    title: 'the server ends the session',
    ask: doesAndWaits(1_000, ...signInAgain, sessionEndRequested({ reason: 'otherDevice', message: { text: 'x' } })),
    leadsTo: ['session/sessionEndRequested', 'session/sessionCleared'],
  },
  {
    flow: 'crossTab',
    title: 'another tab stores a value',
    ask: async (play) => {
      const change = { key: 'companyName', newValue: `Renamed ${Math.random()}`, storageArea: localStorage };
      window.dispatchEvent(new StorageEvent('storage', change));
      await play.pass(0);
    },
    leadsTo: ['crossTab/keyChanged'],
  },
  {
    flow: 'permissions',
    title: 'what is not granted is told',
    ask: does(accessRefused()),
    leadsTo: ['permissions/accessRefused', 'feedback/toastShown'],
  },
  {
    flow: 'runtimeErrors',
    title: 'a known fault reloads the page',
    ask: async (play) => {
      sessionStorage.clear();
      window.dispatchEvent(new ErrorEvent('error', { message: 'x died in status y' }));
      await play.pass(0);
    },
    leadsTo: ['reload/pageReloadRequested'],
  },
  {
    flow: 'login',
    title: 'a person signs in',
    ...outside('/login'),
    ask: does(signIn),
    leadsTo: ['login/signInSubmitted', 'login/signInSucceeded', 'companySwitch/chooserOpened'],
  },
  {
    flow: 'forms',
    title: 'what is typed is kept',
    ...outside('/login'),
    ask: does(formTyped({ key: 'passwordSignIn/account', typed: 'lin' })),
    leadsTo: ['forms/formTyped'],
  },
  {
    flow: 'smsCode',
    title: 'a code is sent and may be asked for again after a minute',
    ...outside('/login'),
    backend: { 'POST /api/send-sms/vcode': { body: { resendAfter: 60, expiresIn: 300 } } },
    before: does(modeChosen('sms')),
    ask: doesAndWaits(60_000, smsCodeRequested({ phoneNumber: '13900000001' })),
    leadsTo: ['smsCode/smsCodeRequested', 'smsCode/smsCodeSent', 'smsCode/countdownEnded'],
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
  },
  {
    flow: 'register',
    title: 'an account is registered',
    ...outside('/register'),
    backend: { 'POST /api/account/register': { body: { id: 'a1' } } },
    ask: does(at('/register'), registration.submitted({ userName: 'newcomer', name: '', ...phone, password })),
    leadsTo: ['register/registrationSubmitted', 'register/registrationSucceeded', 'routing/locationChanged'],
  },
  {
    flow: 'verifyPhone',
    title: 'a number is verified',
    ...outside('/verifySecretProtectionPhoneNumber'),
    backend: CHECKED,
    ask: does(at('/verifySecretProtectionPhoneNumber'), phoneVerification.submitted(phone)),
    leadsTo: ['verifyPhone/verificationSubmitted', 'verifyPhone/verificationSucceeded', 'routing/locationChanged'],
  },
  {
    flow: 'resetPassword',
    title: 'a password is reset',
    ...outside('/resetPassword'),
    backend: { ...CHECKED, 'POST /api/account/reset-password': { body: null } },
    ask: does(at('/resetPassword'), newPassword.submitted({ ...phone, password })),
    leadsTo: ['resetPassword/newPasswordSubmitted', 'resetPassword/newPasswordSucceeded', 'routing/locationChanged'],
  },
  {
    flow: 'companySwitch',
    title: 'a person switches the company',
    path: '/404',
    ask: doesAndWaits(
      1_000,
      chooserCancelled(),
      chooserOpened({ action: 'switch' }),
      companyPicked(aurora.tenantId),
      switchConfirmed(),
    ),
    leadsTo: ['companySwitch/chooserOpened', 'companySwitch/companiesLoaded', 'companySwitch/switchSucceeded'],
  },
  {
    flow: 'shell',
    title: 'the shell opens with the page',
    path: '/404',
    ask: does(navigationRequested({ to: '/404' }), navigationRequested({ to: '/portal' })),
    leadsTo: ['shell/shellOpened'],
  },
  {
    flow: 'routing',
    title: 'a link leads to its page',
    ask: does(navigationRequested({ to: '/404' })),
    leadsTo: ['routing/navigationRequested', 'routing/locationChanged'],
  },
  {
    flow: 'areas',
    title: 'the flows of the portal start with the shell',
    path: '/404',
    ask: does(navigationRequested({ to: '/404' }), navigationRequested({ to: '/portal' })),
    leadsTo: ['shell/shellOpened', 'clock/clockTicked'],
  },
];

/** The companies that the backend of every scenario knows. */
export const COMPANIES = [former, aurora];
